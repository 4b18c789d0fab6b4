import type { EmployerContact, ListedContact } from '../../../contracts/employer-contact';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';

const list = { profileId: defaultProfileId };

/** Shows the server's version of a contact everywhere, or removes it. */
export function usePutContact() {
  const utils = trpc.useUtils();
  const { list: listCache, get: getCache } = utils.employerContacts;
  return async (id: string, contact: EmployerContact | undefined): Promise<void> => {
    // A request in flight would overwrite it.
    await Promise.all([listCache.cancel(list), getCache.cancel({ id })]);
    listCache.setData(list, (contacts) => contacts && withContact(contacts, id, contact));
    if (contact) getCache.setData({ id }, contact);
    // Figures and the history of a contact follow from it.
    void utils.employerContacts.figures.invalidate();
    void utils.employerContacts.hints.list.invalidate();
    void utils.employerContacts.timeline.invalidate();
    void utils.dashboard.get.invalidate();
  };
}

function withContact(contacts: ListedContact[], id: string, contact: ListedContact | undefined) {
  if (!contact) return contacts.filter((other) => other.id !== id);
  const isThere = contacts.some((other) => other.id === id);
  return isThere ? contacts.map((other) => (other.id === id ? contact : other)) : [contact, ...contacts];
}
