import type { Place } from '../../../contracts/place';

/** The country, or why it is not known. */
export const PlaceText = ({ place: { name, reason } }: { place: Place }) =>
  reason === null ? name : `${name} (${reason})`;
