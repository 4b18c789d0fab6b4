import { Badge, Button, Card, Skeleton, Text } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import type { TestimonialRequest } from '../../../contracts/testimonial-request';
import { QueryFailure } from '../../api/query-failure';
import { CardTitle, MetaLine } from '../../ui/card-parts';
import { CopyButton } from '../../ui/copy-button';
import { TitledCard } from '../../ui/titled-card';
import { useCopy } from '../../ui/use-copy';
import { RequestDrawer } from './request-drawer';
import { askedName, canRemind, canRevoke, historyOf, isOpen, stateNames } from './request-text';
import classes from './testimonials.module.css';
import { useRequestActions, useRequests } from './use-requests';

/** Whom the owner has asked for a testimonial, and the state of each request. */
export function TestimonialRequests() {
  const requests = useRequests();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TitledCard
        title="Ask for a testimonial"
        purpose="Whoever you ask writes without an account and confirms the words by e-mail. You approve them, and your page marks them as confirmed by their author."
        className={classes.requests}
        action={
          <Button
            leftSection={<IconMailQuestion size={18} aria-hidden />}
            variant="default"
            onClick={() => setAsking(true)}
          >
            Ask somebody
          </Button>
        }
      >
        {requests.isError && !requests.data ? (
          <QueryFailure title="Failed to fetch your requests" query={requests} />
        ) : !requests.data ? (
          <Skeleton height={120} />
        ) : requests.data.length === 0 ? (
          <Text c="dimmed">You have asked nobody yet.</Text>
        ) : (
          <ul className={classes.list} aria-label="Requests">
            {requests.data.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
        )}
      </TitledCard>
      <RequestDrawer opened={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

function Request({ request }: { request: TestimonialRequest }) {
  const { state, company, name } = request;
  return (
    <Card component="li" padding="md" withBorder className={classes.request}>
      <div className={classes.words}>
        <CardTitle>{askedName(request)}</CardTitle>
        <MetaLine parts={[name !== null && company, ...historyOf(request)]} />
        <Badge mt="xs" variant={state === 'waiting' ? 'filled' : 'default'} tt="none">
          {stateNames[state]}
        </Badge>
      </div>
      <RequestButtons request={request} />
    </Card>
  );
}

function RequestButtons({ request }: { request: TestimonialRequest }) {
  const { remind, revoke, approve, isBusy } = useRequestActions();
  const { copyText, isCopied } = useCopy('Link copied', 'Failed to copy the link');
  const { url, version, state } = request;
  const name = askedName(request);
  return (
    <div className={classes.actions}>
      {isOpen(request) && (
        <CopyButton label="Copy link" isCopied={isCopied} onCopy={() => void copyText(url)} />
      )}
      {canRemind(request) && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`Remind ${name}`}
          onClick={() => void remind(request)}
        >
          Remind
        </Button>
      )}
      {version && state !== 'waiting' && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`Approve the testimonial of ${version.name} after all`}
          onClick={() => void approve(request, version)}
        >
          Approve after all
        </Button>
      )}
      {canRevoke(request) && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`Revoke the request to ${name}`}
          onClick={() => void revoke(request)}
        >
          Revoke
        </Button>
      )}
    </div>
  );
}
