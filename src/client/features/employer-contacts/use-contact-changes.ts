import type { EmployerContact, ListedContact } from '../../../contracts/employer-contact';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { announce } from '../../ui/announce';
import { confirm } from '../../ui/question-store';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo } from '../../ui/undo/undo-store';
import { statusLabel } from './contact-filter';
import type { ContactDraft } from './form/contact-values';
import { openDraft } from './reply';
import { usePutContact } from './use-put-contact';

/** The owner's actions on contacts; failures are reported, and the screen keeps the server's state. */
export function useContactChanges() {
  const put = usePutContact();
  const create = trpc.employerContacts.create.useMutation();
  const update = trpc.employerContacts.update.useMutation();
  const remove = trpc.employerContacts.remove.useMutation();
  const restore = trpc.employerContacts.restore.useMutation();
  const reply = trpc.employerContacts.reply.useMutation();
  const undoMove = trpc.employerContacts.undoMove.useMutation();
  const { employerContacts } = trpc.useUtils();

  async function undelete(contact: ListedContact) {
    try {
      await put(contact.id, await restore.mutateAsync({ id: contact.id }));
    } catch (error) {
      showError('Error', failureReason(error, `“${contact.employerName}” could not be restored.`));
      if (refusalCode(error) !== 'NOT_FOUND') offerUndo(deletion(contact));
    }
  }
  const deletion = (contact: ListedContact) => ({
    text: `“${contact.employerName}” deleted`,
    undo: () => undelete(contact),
  });

  /** Says what was moved from which status, and offers to undo it. */
  const tellMove = (from: ListedContact['status'], moved: ListedContact): void =>
    offerUndo({
      text: `“${moved.employerName}” moved from ${statusLabel(from)} to ${statusLabel(moved.status)}`,
      undo: () => moveBack(from, moved),
    });

  async function moveBack(from: ListedContact['status'], moved: ListedContact): Promise<void> {
    const { id, status, employerName } = moved;
    try {
      await put(id, await undoMove.mutateAsync({ id, status }));
    } catch (error) {
      showError('Not undone', failureReason(error, `“${employerName}” could not be moved back.`));
      if (refusalCode(error) === undefined) return tellMove(from, moved);
      // It was moved or deleted elsewhere.
      void employerContacts.list.invalidate();
      void employerContacts.get.invalidate({ id });
    }
  }

  /** @throws the server's refusal */
  async function change(changes: Partial<ContactDraft> & { id: string; updatedAt: string }) {
    const saved = await update.mutateAsync(changes);
    await put(saved.id, saved);
    return saved;
  }

  return {
    change,
    tellMove,

    /** @throws the server's refusal */
    async add(draft: ContactDraft): Promise<EmployerContact> {
      const added = await create.mutateAsync({ profileId: defaultProfileId, ...draft });
      await put(added.id, added);
      showSuccess('Success', 'Employer contact added successfully');
      return added;
    },

    /** @param base the version that the change is based on @throws the server's refusal */
    async save(base: EmployerContact, changes: Partial<ContactDraft>): Promise<EmployerContact> {
      const { id, status, updatedAt } = base;
      const saved = await change({ ...changes, id, updatedAt });
      if (saved.status !== status) tellMove(status, saved);
      else showSuccess('Success', 'Employer contact updated successfully');
      return saved;
    },

    /** Opens the draft of a mail to the contact, which may become `responded` thereby. */
    async reply({ id, status }: ListedContact): Promise<void> {
      try {
        const { contact, draft } = await reply.mutateAsync({ id });
        openDraft(draft);
        await put(id, contact);
        if (contact.status === status) return;
        tellMove(status, contact);
        announce(`${contact.employerName} is now in ${statusLabel(contact.status)}.`);
      } catch (error) {
        showError('Error', failureReason(error, 'Failed to begin the mail. Please try again.'));
      }
    },

    /** Asks, deletes, and offers to undo it. @returns whether it was deleted */
    async remove(contact: ListedContact): Promise<boolean> {
      const isSure = await confirm({
        title: `Delete “${contact.employerName}”`,
        text: 'Are you sure you want to delete this contact?',
        confirm: 'Delete contact',
        cancel: 'Keep it',
        isDestructive: true,
      });
      if (!isSure) return false;
      try {
        await remove.mutateAsync({ id: contact.id });
        await put(contact.id, undefined);
        offerUndo(deletion(contact));
        return true;
      } catch (error) {
        showError('Error', failureReason(error, 'Failed to delete employer contact'));
        return false;
      }
    },
  };
}
