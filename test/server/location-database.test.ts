import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { networkNumber } from '../../src/server/adapters/city-table/network-number';
import { openCityTable } from '../../src/server/adapters/city-table/open-table';
import { type CityRange, type IpVersion, tableName } from '../../src/server/adapters/city-table/table-format';
import { makeTable } from '../../src/server/adapters/city-table/write-table';
import { openLocationDatabase } from '../../src/server/adapters/location-database';

async function write(version: IpVersion, ranges: CityRange[], folder?: string) {
  const home = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'storyfolio-cities-')));
  if (!folder) onTestFinished(() => rm(home, { recursive: true }));
  const file = path.join(home, tableName(version));
  await writeFile(file, makeTable(ranges));
  return { home, file };
}

const numberOf = (ip: string) => networkNumber(ip)?.network ?? -1;

test('a table finds the city of each network, at the edges of its ranges and blocks', async () => {
  const ranges = Array.from({ length: 1000 }, (_, index) => ({
    start: index * index * 4000,
    city: index % 7 === 0 ? undefined : `GB Tøwn ${index % 150}`,
  }));
  const find = openCityTable((await write(4, ranges)).file);
  for (const [index, { start, city }] of ranges.entries()) {
    const next = ranges[index + 1]?.start ?? 2 ** 32;
    for (const network of [start, start + 1, next - 1]) {
      const found = find(network);
      expect(found && `${found.country} ${found.name}`, `${network}`).toBe(city);
    }
  }
});

test('a table may hold one range, and one that is cut off says so', async () => {
  const { file } = await write(4, [{ start: 0, city: 'FR Paris' }]);
  expect(openCityTable(file)(0)).toEqual({ country: 'FR', name: 'Paris' });
  expect(openCityTable(file)(2 ** 32 - 1)).toEqual({ country: 'FR', name: 'Paris' });
  await truncate(file, 30);
  expect(() => openCityTable(file)(0)).toThrow('cut off');
});

test('a place has its city where the country agrees, by either kind of address', async () => {
  const { home } = await write(4, [
    { start: 0, city: undefined },
    { start: numberOf('8.8.8.0'), city: 'US Mountain View' },
    { start: numberOf('8.8.9.0'), city: 'DE Halle' },
  ]);
  await write(6, [{ start: 0, city: 'US Ashburn' }], home);
  const { placeOf, countryOf } = await openLocationDatabase(home);
  expect(placeOf('8.8.8.8')).toEqual({ country: 'US', city: 'Mountain View' });
  expect(placeOf('::ffff:8.8.8.8')).toEqual({ country: 'US', city: 'Mountain View' });
  expect(placeOf('8.8.8.8:50123')).toEqual({ country: 'US', city: 'Mountain View' });
  expect(placeOf('8.8.9.9')).toEqual({ country: 'US', city: null });
  expect(placeOf('8.8.7.7')).toEqual({ country: 'US', city: null });
  expect(placeOf('2001:4860:4860::8888')).toMatchObject({
    city: countryOf('2001:4860::') === 'US' ? 'Ashburn' : null,
  });
});

test.each(['', 'x', '127.0.0.1', '10.1.2.3', '192.168.1.7', '::1', 'fd00::1', 'fe80::1%eth0', '999.1.1.1'])(
  'there is no place for %j',
  async (ip) => {
    const { home } = await write(4, [{ start: 0, city: 'US Mountain View' }]);
    expect((await openLocationDatabase(home)).placeOf(ip)).toBeUndefined();
  },
);

test('without tables only countries are known', async () => {
  const { placeOf } = await openLocationDatabase(path.join(os.tmpdir(), 'storyfolio-no-such-folder'));
  expect(placeOf('8.8.8.8')).toEqual({ country: 'US', city: null });
});
