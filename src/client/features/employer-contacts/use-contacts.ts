import { useMemo } from 'react';
import type { EmployerContact, ListedContact } from '../../../contracts/employer-contact';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { showError } from '../../ui/toast';
import { useContactChanges } from './use-contact-changes';
import { useMoves } from './use-moves';
import { usePutContact } from './use-put-contact';

const list = { profileId: defaultProfileId };

/** All employer contacts and what can be done with them. */
export function useContacts() {
  const { client, employerContacts } = trpc.useUtils();
  const cache = employerContacts.list;
  const put = usePutContact();
  const actions = useContactChanges();
  const query = trpc.employerContacts.list.useQuery(list, {
    // Another tab may have moved some.
    refetchOnWindowFocus: 'always',
  });

  /** The server's current version with the text of its ad, shown in the list too; undefined if it has been deleted. */
  async function refetch(id: string): Promise<EmployerContact | undefined> {
    try {
      const contact = await client.employerContacts.get.query({ id });
      await put(id, contact);
      return contact;
    } catch (error) {
      if (refusalCode(error) !== 'NOT_FOUND') throw error;
      await put(id, undefined);
      return undefined;
    }
  }

  const find = (id: string) => cache.getData(list)?.find((contact) => contact.id === id);
  const { onTheWay, move } = useMoves({ find, send: actions.change, tell: actions.tellMove, refetch });
  const contacts = useMemo(
    () =>
      query.data?.map((contact) => {
        const moved = onTheWay.get(contact.id);
        return moved ? { ...contact, ...moved } : contact;
      }),
    [query.data, onTheWay],
  );
  /** The whole contact, to be edited; undefined if it cannot be fetched or was deleted, which is shown. */
  async function open({ id }: ListedContact): Promise<EmployerContact | undefined> {
    try {
      const contact = await refetch(id);
      if (!contact) showError('Not found', 'This contact was deleted in another tab.');
      return contact;
    } catch (error) {
      showError('Error', failureReason(error, 'Failed to fetch the employer contact. Please try again.'));
      return undefined;
    }
  }

  return { ...actions, query, contacts, refetch, open, move };
}
