import { Client } from 'pg';

// What a value looks like as text must not depend on how the server is set up, and copying a table may take an hour.
const settings = {
  datestyle: 'ISO',
  intervalstyle: 'iso_8601',
  timezone: 'UTC',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/**
 * Connects to the database for work that takes its time, such as a backup.
 * @param connectionString a `postgres://` address, as in `DATABASE_URL`
 */
export async function connectForMaintenance(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Without a listener a connection that breaks would end this process; whatever is asked next fails instead.
  client.on('error', () => {});
  await client.connect();
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [name, value]);
  }
  return client;
}

/** Nothing on the way is to take the connection for abandoned. */
const pingEveryMs = 20_000;

/**
 * Keeps a connection alive that has nothing to do for a while.
 * @returns to be called before it is used again; throws where it has broken meanwhile
 */
export function keepAwake(client: Client): () => Promise<void> {
  let lastPing: Promise<unknown> = Promise.resolve();
  const ping = () => {
    lastPing = client.query('select').catch(() => {});
  };
  const timer = setInterval(ping, pingEveryMs);
  return async () => {
    clearInterval(timer);
    await lastPing;
    await client.query('select');
  };
}
