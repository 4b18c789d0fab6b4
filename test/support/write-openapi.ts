import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openDatabase } from '../../db/client';
import { openDiskFileStore } from '../../src/server/adapters/disk-file-store';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { buildApp } from '../../src/server/app';
import { noDns } from './no-dns';
import { testConfig as config } from './test-config';

// The document needs no database; the pool connects only at the first query.
const { db, close } = openDatabase('postgres://nowhere.invalid/none');
const files = await openDiskFileStore(tmpdir());
const jobs = { add: async () => {}, forget: async () => {} };
const geo = { countryOf: () => undefined, placeOf: () => undefined };
const limiter = openRateLimiter({ db, multiplier: 1 });
const app = await buildApp({
  db,
  files,
  jobs,
  geo,
  dns: noDns,
  config,
  limiter,
  publicUrl: undefined,
  logLevel: 'silent',
});
const document = await app.inject('/api/openapi.json');
await writeFile('docs/openapi.json', `${JSON.stringify(document.json(), null, 2)}\n`);
await app.close();
await close();
