import { contactHref } from '../handles';
import { directHref, isConcealed, readableAddress, webHref } from '../links';
import type { Entry, Portfolio, ShownEntry } from '../portfolio';
import { plainBlocks } from '../prose';

/** A text and the address that it links to. */
export interface Linked {
  value: string;
  target: string | null;
}

/** Ways to contact the person. */
export interface ContactContent {
  kind: 'contact';
  items: (Linked & { label: string; paragraphs: string[] })[];
}

/** A contact detail with its link. */
export function linkOf(contact: Pick<Entry<'contacts'>, 'type' | 'label' | 'value'>): Linked {
  if (isConcealed(contact)) return { value: contact.value, target: directHref(contact) ?? null };
  const target = webHref(contact.value);
  return target
    ? { value: readableAddress(target), target }
    : { value: contact.value, target: contactHref(contact) ?? null };
}

/** The contact details and addresses in a portfolio; as on the page, those that lead to the person directly come first. */
export const contactSection = ({ contacts, addresses }: Portfolio): ContactContent => ({
  kind: 'contact',
  items: [
    ...[...contacts.filter(isConcealed), ...contacts.filter((contact) => !isConcealed(contact))].map(
      (contact) => ({
        label: contact.label,
        ...linkOf(contact),
        paragraphs: plainBlocks(contact.description),
      }),
    ),
    ...addresses.map((address) => ({
      label: address.label,
      value: addressLine(address),
      target: null,
      paragraphs: plainBlocks(address.description),
    })),
  ],
});

export function addressLine({ street, city, state, postalCode, country }: ShownEntry<'addresses'>): string {
  const town = [state && state !== city ? `${city}, ${state}` : city, postalCode].filter(Boolean).join(' ');
  return [street, town, country].filter(Boolean).join(', ');
}
