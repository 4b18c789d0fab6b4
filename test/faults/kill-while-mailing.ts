/**
 * Kills the built product with SIGKILL while it sends reminders to many owners, again and again, and checks that every
 * owner gets theirs, and that a mail comes twice only if its sending was under way when the process was killed: then the
 * mail server may have accepted it, which nobody has recorded, and both have the same Message-ID.
 *   npm run build && TEST_DATABASE_URL=postgres://… npx tsx test/faults/kill-while-mailing.ts [kills] [owners]
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '../../db/client';
import { newAccount } from '../support/factories';
import { startProduct } from '../support/killed-product';
import { newContact } from '../support/links';
import { choose } from '../support/mails-by-choice';
import { startMailServer } from '../support/smtp';
import { openScriptDatabase } from '../support/test-databases';

const [kills = 10, owners = 400] = process.argv.slice(2).map(Number);

/** How long the last process may take, in milliseconds; abandoned jobs are looked for once a minute. */
const patienceMs = 240_000;

/** A time zone in which it is noon, so that reminders are due today. */
function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // The signs of these names are those of POSIX.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

async function addOwners({ db }: Database): Promise<string[]> {
  const addresses: string[] = [];
  for (let index = 0; index < owners; index += 1) {
    const { email, profile } = await newAccount(db);
    await choose(db, profile.id, zoneAtNoon(), ['due-actions']);
    await newContact(db, profile.id, { nextAction: 'Call back', nextActionOn: '2026-01-05' });
    addresses.push(email);
  }
  return addresses;
}

const pendingMails = async ({ pool }: Database) =>
  (await pool.query<{ id: string }>(`select id from mails where state = 'pending'`)).rows.map(({ id }) => id);

/** Lets the time pass after which another process takes over what a killed one was doing. */
async function passClaims({ pool }: Database): Promise<void> {
  await pool.query(`update mails set claimed_until = now() - interval '1 second' where state = 'pending'`);
  await pool.query(
    `update pgboss.job set started_on = started_on - interval '1 day' where name = 'send-mail' and state = 'active'`,
  );
}

async function waitUntilSent({ pool }: Database): Promise<void> {
  const end = Date.now() + patienceMs;
  const isDone = async () => {
    const { rows } = await pool.query<{ sent: string; open: string }>(
      `select (select count(*) from mails where state = 'sent') as sent,
        (select count(*) from pgboss.job where name = 'send-mail' and state <= 'active') as open`,
    );
    return Number(rows[0]?.sent) >= owners && Number(rows[0]?.open) === 0;
  };
  while (Date.now() < end && !(await isDone())) await delay(500);
}

const { description, connectionString, close } = await openScriptDatabase();
const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-kill-'));
const mailServer = await startMailServer();
try {
  const database = openDatabase(connectionString);
  const addresses = await addOwners(database);
  const env = { SMTP_URL: mailServer.url };
  const underWay = new Set<string>();
  const { received } = mailServer;
  for (let kill = 1; kill <= kills; kill += 1) {
    const { child } = await startProduct(connectionString, folder, env);
    // While mails are queued the first time, and while they are sent from then on.
    const enough = kill === 1 ? 1 : Math.min(owners - 1, received.length + 5 + Math.random() * 20);
    while (received.length < enough) await delay(2);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    for (const id of await pendingMails(database)) underWay.add(id);
    console.log(`kill ${kill}: ${received.length} mails so far`);
  }
  await passClaims(database);
  const { child } = await startProduct(connectionString, folder, env);
  await waitUntilSent(database);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  await database.close();

  const idsOf = new Map<string, string[]>(addresses.map((address) => [address, []]));
  for (const { to, messageId = '' } of received) idsOf.get(to?.[0]?.address ?? '')?.push(messageId);
  const all = [...idsOf.values()];
  const twice = all.filter((ids) => ids.length > 1);
  const wasUnderWay = (messageId: string) => [...underWay].some((id) => messageId.includes(id));
  const counts = {
    lost: all.filter((ids) => ids.length === 0).length,
    twice: twice.length,
    twiceWithoutReason: twice.filter((ids) => new Set(ids).size > 1 || !wasUnderWay(ids[0] ?? '')).length,
  };
  console.log({ database: description, kills, owners, underWayAtKills: underWay.size, ...counts });
  if (counts.lost + counts.twiceWithoutReason > 0) process.exitCode = 1;
} finally {
  await mailServer.close();
  await rm(folder, { recursive: true, force: true });
  await close();
}
