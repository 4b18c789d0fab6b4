import { Badge, Button, Card } from '@mantine/core';
import type { TestimonialRequest } from '../../../contracts/testimonial-request';
import { QueryFailure } from '../../api/query-failure';
import { CardTitle, MetaLine } from '../../ui/card-parts';
import { CopyButton } from '../../ui/copy-button';
import { TitledCard } from '../../ui/titled-card';
import { useCopy } from '../../ui/use-copy';
import { askedName, canRemind, canRevoke, historyOf, howItWorks, isOpen, stateNames } from './request-text';
import classes from './testimonials.module.css';
import { useRequestActions, useRequests } from './use-requests';

/** Whom the owner has asked for a testimonial, and the state of each request; nothing if there is none. */
export function TestimonialRequests() {
  const requests = useRequests();
  const isEmpty = requests.data ? requests.data.length === 0 : !requests.isError;
  if (isEmpty) return null;
  return (
    <TitledCard title="Your requests" purpose={howItWorks} className={classes.requests}>
      {requests.data ? (
        <ul className={classes.list} aria-label="Requests">
          {requests.data.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      ) : (
        <QueryFailure title="Failed to fetch your requests" query={requests} />
      )}
    </TitledCard>
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
