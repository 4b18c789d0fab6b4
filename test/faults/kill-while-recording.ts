/**
 * Kills the built product with SIGKILL while visitors report views and progress, again and again, and checks that all
 * that was acknowledged is in the database.
 *   npm run build && TEST_DATABASE_URL=postgres://… npx tsx test/faults/kill-while-recording.ts [kills] [connections]
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '../../db/client';
import { newAccount } from '../support/factories';
import { startProduct } from '../support/killed-product';
import { openScriptDatabase } from '../support/test-databases';

const [kills = 20, connections = 50] = process.argv.slice(2).map(Number);
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** What has been acknowledged: views, and those whose progress was too. */
interface Acknowledged {
  views: Set<string>;
  grown: Set<string>;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

/** @returns the answer to a post; undefined if none came, because the server was killed */
function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string } | undefined> {
  return new Promise((resolve) => {
    const json = { 'content-type': 'application/json', 'user-agent': userAgent };
    const request = http.request(
      url,
      { method: 'POST', agent, headers: { ...json, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () =>
          resolve(response.complete ? { status: response.statusCode ?? 0, body: text } : undefined),
        );
        response.on('error', () => resolve(undefined));
      },
    );
    request.on('error', () => resolve(undefined));
    request.end(JSON.stringify(body));
  });
}

const byte = () => Math.floor(Math.random() * 256);

/** Visitors of so many networks, times 256, are enough for dozens of kills, since a known visitor does not count again. */
const networks = 64;

/** Reports views of visitors, new and known ones, until the server is gone. */
async function visit(origin: string, profileId: string, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    const headers = { 'x-forwarded-for': `24.${byte() % networks}.${byte()}.1` };
    const viewed = await post(`${origin}/api/profile/${profileId}/view`, { source: 'direct' }, headers);
    if (!viewed) return;
    if (viewed.status !== 201) throw new Error(`A view: ${viewed.status} ${viewed.body}`);
    const { id } = JSON.parse(viewed.body);
    acknowledged.views.add(id);
    const progress = { seconds: 5, sections: ['about'], downloads: ['cv'] };
    const grown = await post(`${origin}/api/views/${id}/progress`, progress);
    if (!grown) return;
    if (grown.status !== 200) throw new Error(`Progress: ${grown.status} ${grown.body}`);
    acknowledged.grown.add(id);
  }
}

/** The acknowledged views that are not in the database, and those that have not grown. */
async function findMissing(
  { pool }: Database,
  { views, grown }: Acknowledged,
): Promise<{ lost: number; small: number }> {
  const { rows } = await pool.query<{ id: string; has_grown: boolean }>(
    `select id, downloads ? 'cv' and sections ? 'about' as has_grown from views`,
  );
  const kept = new Map(rows.map(({ id, has_grown: hasGrown }) => [id, hasGrown]));
  return {
    lost: [...views].filter((id) => !kept.has(id)).length,
    small: [...grown].filter((id) => kept.get(id) !== true).length,
  };
}

const { description, connectionString, close } = await openScriptDatabase();
const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-kill-'));
try {
  const database = openDatabase(connectionString);
  const acknowledged: Acknowledged = { views: new Set(), grown: new Set() };
  const profiles = [(await newAccount(database.db)).profile.id, (await newAccount(database.db)).profile.id];
  for (let kill = 1; kill <= kills; kill += 1) {
    const { child, origin } = await startProduct(connectionString, folder, {
      RATE_LIMIT_MULTIPLIER: '1000000',
      TRUST_PROXY: '127.0.0.1,::1',
    });
    const visitors = Array.from({ length: connections }, (_, index) =>
      visit(origin, profiles[index % profiles.length] ?? '', acknowledged),
    );
    // In the middle of whatever is under way, after some have been acknowledged.
    const enough = acknowledged.grown.size + 100 + Math.random() * 200;
    while (acknowledged.grown.size < enough) await delay(20);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    await Promise.all(visitors);
    console.log(
      `kill ${kill}: ${acknowledged.views.size} views and ${acknowledged.grown.size} reports of progress so far`,
    );
  }
  const missing = await findMissing(database, acknowledged);
  await database.close();
  console.log({ database: description, kills, connections, ...missing });
  if (acknowledged.grown.size === 0 || missing.lost + missing.small > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await rm(folder, { recursive: true, force: true });
  await close();
}
