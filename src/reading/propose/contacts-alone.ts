import { emailIn } from '../entries/contacts/links';
import { findPhones } from '../entries/contacts/phones';

function isContactAlone(line: string): boolean {
  const text = line.trim();
  const [phone] = findPhones(text);
  return (text !== '' && emailIn(text) === text) || (phone?.from === 0 && phone.to === text.length);
}

/**
 * Takes the lines of a description that are only a telephone number or an e-mail address out of it: whoever they belong
 * to, accepting the entry must not make them public.
 */
export function withoutContacts<V extends object>(values: V): { values: V; contacts: string[] } {
  if (!('description' in values) || typeof values.description !== 'string') return { values, contacts: [] };
  const lines = values.description.split('\n');
  const description = lines.filter((line) => !isContactAlone(line)).join('\n');
  return {
    values: { ...values, description: description || undefined },
    contacts: lines.filter(isContactAlone),
  };
}
