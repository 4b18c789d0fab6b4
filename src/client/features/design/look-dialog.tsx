import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ProfileDesign } from '../../../contracts/design';
import { defaultProfileId } from '../../../contracts/ids';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { sameValue } from '../../sections/form/form-values';
import { Dialog } from '../../ui/dialog';
import type { OpenedDialog } from '../../ui/opens-dialog';
import { AccentChoice, ThemeChoice } from './look-choices';
import { useDesign } from './use-design';

/** The look of the page in short: its theme and its colour. */
export function LookDialog({ opened, onClose }: OpenedDialog) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title="How your page looks"
      size="lg"
      isFullScreenOnPhone
    >
      <Look onDone={onClose} />
    </Dialog>
  );
}

function Look({ onDone }: { onDone: () => void }) {
  const design = trpc.design.get.useQuery({ profileId: defaultProfileId });
  if (design.error) return <QueryFailure title="Failed to fetch your design" query={design} />;
  return design.data ? <Choices stored={design.data} onDone={onDone} /> : <Skeleton height={320} />;
}

function Choices({ stored, onDone }: { stored: ProfileDesign; onDone: () => void }) {
  const { draft, change, publish, keep, isActing, theirs } = useDesign(stored);
  if (theirs) {
    return (
      <Text role="status">
        Your design was changed somewhere else meanwhile. Both versions are on{' '}
        <Anchor renderRoot={(props) => <Link to="/design" {...props} />}>Design</Anchor>.
      </Text>
    );
  }
  const isNew = !sameValue(draft, stored.published);
  return (
    <Stack>
      <ThemeChoice design={draft} onChange={change} />
      <AccentChoice design={draft} onChange={change} adjusted={undefined} />
      <Group justify="space-between">
        <Anchor renderRoot={(props) => <Link to="/design" {...props} />}>
          More choices, beside your page
        </Anchor>
        <Button
          loading={isActing}
          onClick={async () => {
            if (await (isNew ? publish() : keep())) onDone();
          }}
        >
          {isNew ? 'Use this look' : 'Keep this look'}
        </Button>
      </Group>
    </Stack>
  );
}
