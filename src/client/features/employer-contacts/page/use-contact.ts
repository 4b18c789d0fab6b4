import type { EmployerContact } from '../../../../contracts/employer-contact';
import { failureReason, refusalCode } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { showError } from '../../../ui/toast';
import type { ContactDraft } from '../form/contact-values';
import { useContactChanges } from '../use-contact-changes';
import { useMoves } from '../use-moves';

/** One employer contact and what can be done with it. */
export function useContact(id: string) {
  const cache = trpc.useUtils().employerContacts.get;
  const actions = useContactChanges();
  const query = trpc.employerContacts.get.useQuery({ id });

  /** The server's current version; undefined if it has been deleted. */
  async function refetch(): Promise<EmployerContact | undefined> {
    const { data, error } = await query.refetch();
    if (error && refusalCode(error) !== 'NOT_FOUND') throw error;
    return error ? undefined : data;
  }

  const { onTheWay, move } = useMoves({
    find: () => cache.getData({ id }),
    send: actions.change,
    tell: actions.tellMove,
    refetch,
  });
  const contact = query.data && { ...query.data, ...onTheWay.get(id) };

  /** Changes some fields at once. @returns whether they were saved; a failure is shown */
  async function set(changes: Partial<ContactDraft>): Promise<boolean> {
    const now = cache.getData({ id });
    if (!now) return false;
    try {
      await actions.change({ ...changes, id, updatedAt: now.updatedAt });
      return true;
    } catch (error) {
      if (refusalCode(error) === 'CONFLICT') await refetch().catch(() => undefined);
      showError('Not saved', failureReason(error, 'Failed to update employer contact'));
      return false;
    }
  }

  return { ...actions, query, contact, refetch, move, set };
}
export type ContactState = ReturnType<typeof useContact>;
