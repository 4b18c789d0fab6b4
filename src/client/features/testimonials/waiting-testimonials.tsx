import { Button, Card, Stack, Text } from '@mantine/core';
import { dateText } from '../../../contracts/date-text';
import type { TestimonialRequest } from '../../../contracts/testimonial-request';
import { CardTitle, MetaLine } from '../../ui/card-parts';
import { momentOf } from '../../ui/instant-text';
import { TitledCard } from '../../ui/titled-card';
import classes from './testimonials.module.css';
import { useRequestActions, useRequests, type Version } from './use-requests';

/** What authors have confirmed and the owner has to decide about; nothing if there is none. */
export function WaitingTestimonials() {
  const { data = [] } = useRequests();
  const waiting = data.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <TitledCard
      title="Waiting for your approval"
      purpose="Their authors have confirmed these words by e-mail. Nobody else sees them before you approve them."
      className={classes.waiting}
    >
      <ul className={classes.list}>
        {waiting.map((request) => (
          <Waiting key={request.id} request={request} />
        ))}
      </ul>
    </TitledCard>
  );
}

function Waiting({ request }: { request: TestimonialRequest }) {
  const { version } = request;
  if (!version) return null;
  return (
    <Card component="li" padding="md" withBorder>
      <Stack gap="md">
        {version.isChange && (
          <Text size="sm">This changes what you approved before, which stays on your page until then.</Text>
        )}
        <VersionWords version={version} />
        <Decision request={request} version={version} />
      </Stack>
    </Card>
  );
}

/** What somebody wrote, as the page would show it, with what only its owner sees. */
function VersionWords({ version }: { version: Version }) {
  const { name, role, company, content, rating, date, location, photoUrl, email, signedAt } = version;
  return (
    <>
      <blockquote className={classes.quote}>{content}</blockquote>
      <div className={classes.author}>
        {photoUrl && <img src={`${photoUrl}?w=96`} width={48} height={48} alt={`Of ${name}`} />}
        <div className={classes.words}>
          <CardTitle>{name}</CardTitle>
          <MetaLine parts={[`${role}, ${company}`, location, dateText(date), `${rating} of 5 stars`]} />
          <MetaLine parts={[`Confirmed by ${email}`, momentOf(signedAt)]} />
        </div>
      </div>
    </>
  );
}

interface DecisionProps {
  request: TestimonialRequest;
  version: Version;
}

function Decision({ request, version }: DecisionProps) {
  const { approve, decline, isBusy } = useRequestActions();
  return (
    <div className={classes.actions}>
      <Button
        loading={isBusy}
        aria-label={`Approve the testimonial of ${version.name}`}
        onClick={() => void approve(request, version)}
      >
        Approve
      </Button>
      <Button
        variant="default"
        disabled={isBusy}
        aria-label={`Decline the testimonial of ${version.name}`}
        onClick={() => void decline(request, version)}
      >
        Decline
      </Button>
    </div>
  );
}
