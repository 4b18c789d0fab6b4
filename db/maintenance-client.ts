import { Client } from 'pg';

// The text form of values must not depend on the server's settings, and copying a table may take an hour.
const settings = {
  datestyle: 'ISO',
  intervalstyle: 'iso_8601',
  timezone: 'UTC',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/**
 * Connects for long work, such as a backup.
 * @param connectionString a `postgres://` address, as in `DATABASE_URL`
 */
export async function connectForMaintenance(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Without a listener, a broken connection would end this process; instead, its next query fails.
  client.on('error', () => {});
  await client.connect();
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [name, value]);
  }
  return client;
}

/** Keeps middleboxes from dropping the connection as idle. */
const pingEveryMs = 20_000;

/**
 * Keeps an idle connection alive.
 * @returns a function to call before its next use; throws if it has broken since
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
