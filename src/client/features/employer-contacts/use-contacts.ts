import { useMemo } from 'react';
import type { EmployerContact } from '../../../contracts/employer-contact';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { useContactChanges } from './use-contact-changes';
import { useMoves } from './use-moves';

const list = { profileId: defaultProfileId };

/** All employer contacts and what can be done with them. */
export function useContacts() {
  const cache = trpc.useUtils().employerContacts.list;
  const actions = useContactChanges();
  const query = trpc.employerContacts.list.useQuery(list, {
    // Another tab may have moved some.
    refetchOnWindowFocus: 'always',
  });

  async function reload(): Promise<EmployerContact[]> {
    const { data } = await query.refetch({ throwOnError: true });
    return data ?? [];
  }

  const refetch = async (id: string) => (await reload()).find((contact) => contact.id === id);
  const find = (id: string) => cache.getData(list)?.find((contact) => contact.id === id);
  const { onTheWay, move } = useMoves({ find, send: actions.change, refetch });
  const contacts = useMemo(
    () =>
      query.data?.map((contact) => {
        const status = onTheWay.get(contact.id);
        return status ? { ...contact, status } : contact;
      }),
    [query.data, onTheWay],
  );
  return { ...actions, query, contacts, refetch, move };
}
