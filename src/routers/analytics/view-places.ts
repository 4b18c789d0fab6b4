import type { ViewPlace } from '../../../db/views/record-views';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** The English name of a country; `Unknown` without one. */
export const countryName = (country: string | null): string =>
  country === null ? 'Unknown' : (countryNames.of(country) ?? country);

/** A place in the form of the contract. */
export const placeOf = ({ country, city, unknownPlace }: ViewPlace) => ({
  location: city === null ? countryName(country) : `${city}, ${countryName(country)}`,
  country,
  city,
  reason: unknownPlace,
});
