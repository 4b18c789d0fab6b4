import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { newNote } from '../../../../contracts/employer-contact';
import { failureReason } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { announce } from '../../../ui/announce';
import { UnsavedWarning } from '../../../ui/unsaved-warning';
import classes from './contact-page.module.css';

/** Writes a note into the timeline. */
export function NewNote({ contactId }: { contactId: string }) {
  const utils = trpc.useUtils();
  const create = trpc.employerContacts.notes.create.useMutation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const note = newNote.safeParse({ id: contactId, text });
    if (!note.success) return setError(note.error.issues[0]?.message);
    try {
      await create.mutateAsync(note.data);
      setText('');
      setError(undefined);
      announce('Note added.');
      void utils.employerContacts.timeline.invalidate();
    } catch (refusal) {
      setError(failureReason(refusal, 'Failed to add the note. It is still here; please try again.'));
    }
  }
  return (
    <form onSubmit={handleSubmit} className={classes.note} aria-label="Add a note">
      <UnsavedWarning loss={text.trim() ? 'Your note is not saved yet.' : undefined} />
      <Textarea
        label="Note"
        placeholder="What was said, what to remember"
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        disabled={text.trim() === ''}
        loading={create.isPending}
        className={classes.noteButton}
      >
        Add note
      </Button>
    </form>
  );
}
