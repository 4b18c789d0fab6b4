import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { noteUpdate, type TimelineEvent } from '../../../../contracts/employer-contact';
import { failureReason, refusalCode } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { ConflictView } from '../../../sections/form/conflict-view';
import { Dialog, useDialogLock } from '../../../ui/dialog';
import { confirm } from '../../../ui/question-store';
import { showError, showSuccess } from '../../../ui/toast';
import classes from './timeline.module.css';
import { useVersions } from './use-versions';

type Note = Extract<TimelineEvent, { kind: 'note' }>;

/** Changes or deletes a note. */
export function NoteActions({ note }: { note: Note }) {
  const utils = trpc.useUtils();
  const remove = trpc.employerContacts.notes.remove.useMutation();
  const [isEditing, setEditing] = useState(false);
  async function handleRemove() {
    await confirm({
      title: 'Delete this note',
      text: 'It is gone for good.',
      confirm: 'Delete note',
      cancel: 'Keep it',
      isDestructive: true,
      async act() {
        try {
          await remove.mutateAsync({ id: note.id });
          showSuccess('Note deleted');
        } catch (error) {
          showError('Error', failureReason(error, 'Failed to delete the note'));
        }
        await utils.employerContacts.timeline.invalidate();
      },
    });
  }
  return (
    <div className={classes.actions}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        Edit note
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void handleRemove()}
      >
        Delete note
      </Button>
      <Dialog opened={isEditing} onClose={() => setEditing(false)} title="Edit note">
        <EditNote note={note} onClose={() => setEditing(false)} />
      </Dialog>
    </div>
  );
}

function EditNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const utils = trpc.useUtils();
  const update = trpc.employerContacts.notes.update.useMutation();
  const { base, theirs, compare, rebase } = useVersions(note);
  const [text, setText] = useState(note.text);
  const [error, setError] = useState<string>();
  useDialogLock(update.isPending);
  async function save({ id, updatedAt } = base) {
    setError(undefined);
    const changed = noteUpdate.safeParse({ id, text, updatedAt });
    if (!changed.success) return setError(changed.error.issues[0]?.message);
    try {
      await update.mutateAsync(changed.data);
      void utils.employerContacts.timeline.invalidate();
      onClose();
    } catch (refusal) {
      if (refusalCode(refusal) === 'CONFLICT') await compare();
      setError(failureReason(refusal, 'Failed to save the note. Please try again.'));
    }
  }
  return (
    <Stack gap="md">
      {theirs && (
        <ConflictView
          noun="note"
          labels={{ text: 'Note' }}
          mine={{ text }}
          theirs={{ text: theirs.text }}
          saving={update.isPending}
          onKeepMine={() => {
            rebase();
            void save(theirs);
          }}
          onTakeTheirs={() => {
            rebase();
            setError(undefined);
            setText(theirs.text);
          }}
        />
      )}
      <Textarea
        label="Note"
        autosize
        minRows={4}
        maxRows={16}
        value={text}
        error={theirs ? undefined : error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" disabled={update.isPending} onClick={onClose}>
          Cancel
        </Button>
        {!theirs && (
          <Button loading={update.isPending} onClick={() => void save()}>
            Save note
          </Button>
        )}
      </Group>
    </Stack>
  );
}
