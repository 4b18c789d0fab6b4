import { ActionIcon, Button, Skeleton, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failureReason } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { MetaLine, Prose } from '../../../ui/card-parts';
import { confirm } from '../../../ui/question-store';
import { TitledCard } from '../../../ui/titled-card';
import { showError, showSuccess } from '../../../ui/toast';
import { CalendarFile } from '../../reminders/calendar-file';
import classes from './contact-page.module.css';
import { RoundDialog } from './round-dialog';
import { type Round, RoundPlace, roundTime } from './round-text';

const beginOf = ({ date, time }: Round) => `${date} ${time ?? ''}`;

interface RoundsCardProps {
  contactId: string;
  /** Undefined until they have loaded. */
  rounds: Round[] | undefined;
}

/** The interview rounds of a contact, the latest first. */
export function RoundsCard({ contactId, rounds }: RoundsCardProps) {
  const utils = trpc.useUtils();
  const remove = trpc.employerContacts.rounds.remove.useMutation();
  const [target, setTarget] = useState<Round | 'new'>();
  async function handleRemove({ roundId, round }: Round) {
    await confirm({
      title: `Delete the round “${round}”`,
      text: 'It is gone for good, from the timeline too.',
      confirm: 'Delete round',
      cancel: 'Keep it',
      isDestructive: true,
      async act() {
        try {
          await remove.mutateAsync({ id: roundId });
          showSuccess('Interview round deleted');
        } catch (error) {
          showError('Error', failureReason(error, 'Failed to delete the interview round'));
        }
        await utils.employerContacts.timeline.invalidate();
      },
    });
  }
  // As it is now: the timeline may have brought another version since the dialog was opened.
  const shown = rounds?.find(({ roundId }) => target !== 'new' && roundId === target?.roundId) ?? target;
  const sorted = rounds?.toSorted((one, other) => beginOf(other).localeCompare(beginOf(one)));
  return (
    <TitledCard
      title="Interview rounds"
      action={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setTarget('new')}
        >
          Add round
        </Button>
      }
    >
      {!sorted ? (
        <Skeleton height={72} />
      ) : sorted.length === 0 ? (
        <Text c="dimmed">No interview yet.</Text>
      ) : (
        <ul className={classes.rounds} aria-label="Interview rounds">
          {sorted.map((round) => (
            <li key={round.id}>
              <div className={classes.round}>
                <div className={classes.roundText}>
                  <Text fw={600}>{round.round}</Text>
                  <MetaLine parts={[roundTime(round), round.outcome]} />
                  <RoundPlace round={round} />
                </div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={`Edit ${round.round}`}
                  onClick={() => setTarget(round)}
                >
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={`Delete ${round.round}`}
                  onClick={() => void handleRemove(round)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </div>
              <Prose text={round.note} />
            </li>
          ))}
        </ul>
      )}
      {sorted && sorted.length > 0 && <CalendarFile contactId={contactId} />}
      <RoundDialog contactId={contactId} target={shown} onClose={() => setTarget(undefined)} />
    </TitledCard>
  );
}
