import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { openDatabase } from '../../../db/client';
import { findReadableProfile } from '../../../db/queries/profiles';
import { openDiskFileStore } from '../../../src/server/adapters/disk-file-store';
import { openRateLimiter } from '../../../src/server/adapters/rate-limiter';
import { buildApp } from '../../../src/server/app';
import { setUpTables } from '../../../src/server/database/set-up-database';
import { ensureDemo } from '../../../src/server/demo/demo';
import { standardOutput } from '../../../src/server/process/standard-output';
import { newSession } from '../../support/factories';
import { noDns } from '../../support/no-dns';
import { testConfig as config } from '../../support/test-config';
import type { Bench } from './bench';

/** What the page shows, in tables of the profile. */
const tables = [
  ...['facts', 'gallery', 'testimonials', 'skills', 'work_experience', 'education', 'certifications'],
  ...['contacts', 'addresses'],
];

/** Starts the product on the database. It logs to standard output as ever. */
async function startProduct(connectionString: string) {
  const { db, pool, longWork } = openDatabase(connectionString);
  await longWork(setUpTables);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-bench-'));
  const services = {
    db,
    files: await openDiskFileStore(folder, []),
    jobs: { add: async () => {}, forget: async () => {} },
    geo: { countryOf: () => undefined, placeOf: () => undefined },
    dns: noDns,
    config,
    // As RATE_LIMIT_MULTIPLIER would.
    limiter: openRateLimiter({ db, multiplier: 1_000_000 }),
  };
  await ensureDemo(services, folder);
  const product = await buildApp({
    ...services,
    publicUrl: undefined,
    logLevel: 'info',
    logStream: standardOutput,
    // Visitors of many addresses.
    trustProxy: ['127.0.0.1'],
  });
  await product.listen({ host: '127.0.0.1', port: 0 });
  return { db, pool, product };
}

/** Starts the product, and a bare Fastify beside it. */
async function startBoth(connectionString: string): Promise<Omit<Bench, 'second' | 'connectionString'>> {
  const { db, pool, product } = await startProduct(connectionString);
  const profile = await findReadableProfile(db, 'demo', undefined);
  if (!profile) throw new Error('There is no demo profile.');
  const page = `/profile/${profile.profileSlug}`;

  const warm = await product.inject({ url: page, headers: { 'accept-encoding': 'br' } });
  const { length } = (await product.inject(page)).rawPayload;
  const bare = Fastify();
  const { rawPayload: bytes, headers } = warm;
  bare.get(page, (_request, reply) =>
    reply
      .header('content-type', headers['content-type'])
      .header('content-encoding', headers['content-encoding'])
      .send(bytes),
  );
  addColdRoute(bare, pool, { profileId: profile.id, length });
  await addInsertingRoute(bare, pool);
  addSelectingRoute(bare, pool);
  await bare.listen({ host: '127.0.0.1', port: 0 });
  const { accountId } = await db
    .selectFrom('profiles')
    .select(({ ref }) => ref('accountId').$notNull().as('accountId'))
    .where('id', '=', profile.id)
    .executeTakeFirstOrThrow();
  return {
    product: portOf(product),
    bare: portOf(bare),
    page,
    profileId: profile.id,
    token: await newSession(db, accountId),
  };
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

const [what, connectionString = ''] = process.argv.slice(2);
process.send?.(
  what === 'second'
    ? { product: portOf((await startProduct(connectionString)).product) }
    : await startBoth(connectionString),
);

/** One SELECT of all that the page shows, and a template as long as the page. */
function addColdRoute(
  bare: FastifyInstance,
  pool: Pool,
  { profileId, length }: { profileId: string; length: number },
): void {
  const lists = tables.map(
    (table) => `(
      select coalesce(json_agg(entry order by sort_order, id), '[]') from ${table} as entry
      where profile_id = profiles.id and is_public and deleted_at is null
    ) as ${table}`,
  );
  const text = `select profiles.*, ${lists} from profiles where id = $1`;
  bare.get('/cold', async (_request, reply) => {
    const { rows } = await pool.query({ name: 'cold', text, values: [profileId] });
    const json = JSON.stringify(rows).replaceAll('<', '&lt;');
    const html = `<!doctype html><title>Cold</title><main>${json}</main>`;
    return reply.type('text/html; charset=utf-8').send(html.padEnd(length));
  });
}

/** Takes views with one INSERT for each request, as little as can be done. */
async function addInsertingRoute(bare: FastifyInstance, pool: Pool): Promise<void> {
  await pool.query(`
    create table bare_views (
      id uuid primary key, profile_id uuid not null, viewed_at timestamptz not null, source text, referrer text)`);
  bare.post<{ Params: { id: string }; Body: { source: string; referrer: string } }>(
    '/api/profile/:id/view',
    async ({ params, body }, reply) => {
      const id = randomUUID();
      await pool.query({
        name: 'insert',
        text: 'insert into bare_views values ($1, $2, now(), $3, $4)',
        values: [id, params.id, body.source, body.referrer],
      });
      return reply.code(201).send({ id });
    },
  );
}

/** Answers the contacts of a profile as one SELECT gives them. */
function addSelectingRoute(bare: FastifyInstance, pool: Pool): void {
  bare.get<{ Params: { id: string } }>('/api/profile/:id/employer-contacts', async ({ params }) => {
    const { rows } = await pool.query({
      name: 'contacts',
      text: `
        select * from employer_contacts where profile_id = $1 and deleted_at is null
        order by created_at desc, id desc`,
      values: [params.id],
    });
    return rows;
  });
}
