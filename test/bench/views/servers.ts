import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { openDatabase } from '../../../db/client';
import { migrateToLatest } from '../../../db/migrate';
import { openCountryDatabase } from '../../../src/server/adapters/country-database';
import { openDiskFileStore } from '../../../src/server/adapters/disk-file-store';
import { openRateLimiter } from '../../../src/server/adapters/rate-limiter';
import { buildApp } from '../../../src/server/app';
import { migrationsFolder } from '../../../src/server/project-root';
import { standardOutput } from '../../../src/server/standard-output';
import { newAccount, newSession } from '../../support/factories';
import { testConfig as config } from '../../support/test-config';

/** Where the product and a bare Fastify beside it listen, in one process. */
export interface Servers {
  product: number;
  bare: number;
  /** Profiles with the sessions of their owners. */
  profiles: { id: string; token: string }[];
}

const profileCount = 4;

/** Starts both on an empty database. */
export async function startServers(connectionString: string): Promise<Servers> {
  const { db, pool, longWork } = openDatabase(connectionString);
  await longWork((unlimited) => migrateToLatest(unlimited, migrationsFolder));
  const profiles: Servers['profiles'] = [];
  for (let count = 0; count < profileCount; count += 1) {
    const { id, profile } = await newAccount(db);
    profiles.push({ id: profile.id, token: await newSession(db, id) });
  }
  await db.updateTable('profiles').set({ visibility: 'public' }).execute();
  const product = await buildApp({
    db,
    files: await openDiskFileStore(await mkdtemp(path.join(os.tmpdir(), 'storyfolio-bench-')), []),
    jobs: { add: async () => {}, forget: async () => {} },
    geo: await openCountryDatabase(),
    config,
    // As RATE_LIMIT_MULTIPLIER would.
    limiter: openRateLimiter({ db, multiplier: 1_000_000 }),
    publicUrl: undefined,
    logLevel: 'info',
    logStream: standardOutput,
    trustProxy: ['127.0.0.1'],
  });
  await product.listen({ host: '127.0.0.1', port: 0 });
  return {
    product: (product.server.address() as AddressInfo).port,
    bare: await startBare(pool),
    profiles,
  };
}

/** One INSERT for each request. */
async function startBare(pool: ReturnType<typeof openDatabase>['pool']): Promise<number> {
  await pool.query(`
    create table bare_views (
      id uuid primary key, profile_id uuid not null, viewed_at timestamptz not null, source text, referrer text)`);
  const bare = Fastify();
  bare.post<{ Params: { id: string }; Body: { source: string; referrer: string } }>(
    '/api/profile/:id/view',
    async (request, reply) => {
      const id = randomUUID();
      await pool.query({
        name: 'insert',
        text: 'insert into bare_views values ($1, $2, now(), $3, $4)',
        values: [id, request.params.id, request.body.source, request.body.referrer],
      });
      return reply.code(201).send({ id });
    },
  );
  await bare.listen({ host: '127.0.0.1', port: 0 });
  return (bare.server.address() as AddressInfo).port;
}
