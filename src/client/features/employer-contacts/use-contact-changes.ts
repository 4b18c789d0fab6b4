import type { EmployerContact } from '../../../contracts/employer-contact';
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

  async function undelete(contact: EmployerContact) {
    try {
      await put(contact.id, await restore.mutateAsync({ id: contact.id }));
    } catch (error) {
      showError('Error', failureReason(error, `“${contact.employerName}” could not be restored.`));
      if (refusalCode(error) !== 'NOT_FOUND') offerUndo(deletion(contact));
    }
  }
  const deletion = (contact: EmployerContact) => ({
    text: `“${contact.employerName}” deleted`,
    undo: () => undelete(contact),
  });

  /** @throws the server's refusal */
  async function change(changes: Partial<ContactDraft> & { id: string; updatedAt: string }) {
    const saved = await update.mutateAsync(changes);
    await put(saved.id, saved);
    return saved;
  }

  return {
    change,

    /** @throws the server's refusal */
    async add(draft: ContactDraft): Promise<EmployerContact> {
      const added = await create.mutateAsync({ profileId: defaultProfileId, ...draft });
      await put(added.id, added);
      showSuccess('Success', 'Employer contact added successfully');
      return added;
    },

    /** @param updatedAt the version that the change is based on @throws the server's refusal */
    async save(id: string, changes: Partial<ContactDraft>, updatedAt: string): Promise<EmployerContact> {
      const saved = await change({ ...changes, id, updatedAt });
      showSuccess('Success', 'Employer contact updated successfully');
      return saved;
    },

    /** Opens the draft of a mail to the contact, whose status becomes `responded`. */
    async reply({ id }: EmployerContact): Promise<void> {
      try {
        const { contact, draft } = await reply.mutateAsync({ id });
        openDraft(draft);
        await put(id, contact);
        announce(`${contact.employerName} is now in ${statusLabel(contact.status)}.`);
      } catch (error) {
        showError('Error', failureReason(error, 'Failed to begin the mail. Please try again.'));
      }
    },

    /** Asks, deletes, and offers to undo it. @returns whether it was deleted */
    async remove(contact: EmployerContact): Promise<boolean> {
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
