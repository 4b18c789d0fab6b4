import type { ProposedValues } from '../../contracts/cv-import';
import { address } from '../../contracts/sections/address';
import { isWholeAddress } from '../propose/contacts';
import { fitter } from '../propose/fit';
import type { ReadAddress } from '../reading';
import { type Draft, drafted, type SectionReading } from './section-reading';

/** An address in a CV is a home address, which stays private unless its owner decides otherwise. */
const draftAddress = ({
  street,
  city,
  state,
  postalCode,
  country,
}: ReadAddress): Draft<ProposedValues<'addresses'>> => ({
  values: { type: 'home', label: 'Home', street, city, state, postalCode, country },
  uncertain: ['type', ...(country ? [] : ['country'])],
});

export const addresses: SectionReading<'addresses'> = {
  draftsOf: (reading) => drafted(reading.addresses.filter(isWholeAddress), draftAddress),
  fit: fitter(address.proposed.element.shape.values),
  isEntry: ({ street, city, postalCode }) => Boolean(street && city && postalCode),
  // They are in `basics`.
  resume: {},
};
