import type { ProposedValues } from '../../contracts/cv-import';
import { contact } from '../../contracts/sections/contact';
import { fitContact } from '../propose/contacts';
import { fitter } from '../propose/fit';
import type { ReadContact } from '../reading';
import { type Draft, drafted, type SectionReading } from './section-reading';

function draftContact(read: ReadContact): Draft<ProposedValues<'contacts'>> {
  const values = fitContact(read);
  const isValid =
    contact.check({ ...values, isPrimary: false, description: null, isSent: null, translations: {} })
      .length === 0;
  return isValid ? { values } : { values: {} };
}

export const contacts: SectionReading<'contacts'> = {
  draftsOf: (reading) => drafted(reading.contacts, draftContact),
  fit: fitter(contact.proposed.element.shape.values),
  isEntry: ({ value }) => Boolean(value),
  // They are in `basics`.
  resume: {},
};
