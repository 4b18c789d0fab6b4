import { Client } from 'pg';
import { type Env, EnvError } from '../process/env';
import { cannotStart, knownFailure } from '../process/start-failure';

/** The oldest PostgreSQL that supports the migrations. */
const oldestPostgres = 14;
const limitMs = 5_000;

interface Found {
  version: string;
  /** The same for all addresses of a database. */
  identity: string;
  /** Whether it is a pooler, which gives each transaction any session of the server. */
  mixesSessions: boolean;
}

type Addresses = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;

/**
 * Checks the address for what needs a session of its own, such as migrations and locks.
 * @returns the address
 * @throws EnvError with what to do
 */
export async function checkSessionAddress(env: Addresses): Promise<string | undefined> {
  if (env.DATABASE_URL === undefined) return undefined;
  await findSessionDatabase(env);
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

/** Checks both addresses of the database. @throws EnvError with what to do */
export async function checkDatabase(env: Addresses): Promise<void> {
  if (env.DATABASE_URL === undefined) return;
  const { version, identity } = await findSessionDatabase(env);
  if (Number.parseInt(version, 10) < oldestPostgres) {
    refuse(
      `The server of DATABASE_URL is PostgreSQL ${version}. Upgrade it to ${oldestPostgres} or newer, or set DATABASE_URL to another one.`,
    );
  }
  if (env.DATABASE_DIRECT_URL === undefined) return;
  if ((await find('DATABASE_URL', env.DATABASE_URL)).identity === identity) return;
  refuse('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Set both to the same one.');
}

async function findSessionDatabase({ DATABASE_URL = '', DATABASE_DIRECT_URL }: Addresses): Promise<Found> {
  const found = DATABASE_DIRECT_URL
    ? await find('DATABASE_DIRECT_URL', DATABASE_DIRECT_URL)
    : await find('DATABASE_URL', DATABASE_URL);
  if (!found.mixesSessions) return found;
  return refuse(
    DATABASE_DIRECT_URL
      ? 'DATABASE_DIRECT_URL leads to a connection pooler in transaction mode. Set it to the address of the PostgreSQL server itself.'
      : 'DATABASE_URL leads to a connection pooler in transaction mode. Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself, or let the pooler work in session mode.',
  );
}

function refuse(sentence: string): never {
  throw new EnvError(cannotStart(sentence));
}

async function find(variable: keyof Addresses, connectionString: string): Promise<Found> {
  const clients: Client[] = [];
  const connect = async () => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
    });
    clients.push(client);
    // Without a listener, a broken connection would end this process; instead, its next query fails.
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  try {
    return await examine(await connect(), connect);
  } catch (error) {
    const noAccess = 'The database of DATABASE_URL gives no access. Check its address, user and password.';
    const sentence = knownFailure(error) ?? cannotStart(noAccess, error);
    throw new EnvError(sentence.replaceAll('DATABASE_URL', variable));
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function examine(client: Client, connect: () => Promise<Client>): Promise<Found> {
  // Some poolers refuse transactions.
  await client.query('begin');
  const { rows } = await client.query<Pick<Found, 'version' | 'identity'>>(
    `select current_setting('server_version') as version,
       concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as identity`,
  );
  await client.query('commit');
  const { version = 'unknown', identity = '' } = rows[0] ?? {};
  const mixesSessions = await isMixed(client, connect);
  return { version: version.split(' ')[0] ?? version, identity, mixesSessions };
}

/** How often it is asked, in case other clients of a pooler take the sessions in between. */
const rounds = 5;

async function isMixed(client: Client, connect: () => Promise<Client>): Promise<boolean> {
  const first = await findSession(client);
  const other = await connect();
  for (let round = 0; round < rounds; round += 1) {
    await other.query('begin');
    const [taken, again] = [await findSession(other), await findSession(client)];
    await other.query('commit');
    if (taken === first || again !== first) return true;
  }
  return false;
}

async function findSession(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
