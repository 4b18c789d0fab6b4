import type { ContactKeys } from '../../../db/contacts/import-contacts';
import type { ContactPreview } from '../../contracts/contact-import';
import type { TableReading } from '../reading-thread';

type ContactInRow = TableReading['contacts'][number];
type Duplicate = ContactPreview['duplicates'][number];

/** An existing contact, or a row further up. */
interface Holder {
  contactId: string | null;
  sameAsRow: number | null;
}

const plain = (text: string | null | undefined) => (text ?? '').trim().toLowerCase().replace(/\s+/g, ' ');

/** Rows like an existing contact or a row further up: by their address, else by name and company. */
export function findDuplicates(contacts: ContactInRow[], present: ContactKeys[]): Duplicate[] {
  const byAddress = new Map<string, Holder>();
  const byName = new Map<string, Holder>();
  const nameOf = (values: Pick<ContactInRow['values'], 'employerName' | 'employerCompany'>) =>
    `${plain(values.employerName)}\n${plain(values.employerCompany)}`;
  const keep = (values: ContactInRow['values'], holder: Holder) => {
    const address = plain(values.employerEmail);
    if (address && !byAddress.has(address)) byAddress.set(address, holder);
    const name = nameOf(values);
    if (!byName.has(name)) byName.set(name, holder);
  };
  for (const { id, ...values } of present) keep(values, { contactId: id, sameAsRow: null });
  const duplicates: Duplicate[] = [];
  for (const { row, values } of contacts) {
    const sameAddress = byAddress.get(plain(values.employerEmail));
    const same = sameAddress ?? byName.get(nameOf(values));
    const by = sameAddress ? 'address' : 'name';
    if (same) duplicates.push({ row, employerName: values.employerName, by, ...same });
    keep(values, { contactId: null, sameAsRow: row });
  }
  return duplicates;
}
