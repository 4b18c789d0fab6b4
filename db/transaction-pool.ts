import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const beginning = /^\s*(?:begin|start transaction[^;]*)/i;

/** A connection whose settings last for one transaction, so each statement is in one. */
class TransactionClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #settings: string;

  constructor(client: PoolClient, settings: string) {
    this.#client = client;
    this.#settings = settings;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used.');
    return this.#run(text, [...values]);
  }

  async #run(text: string, values: unknown[]) {
    const client = this.#client;
    if (client.getTransactionStatus() !== 'I') return client.query(text, values);
    if (beginning.test(text)) return client.query(text.replace(beginning, `$&; ${this.#settings}`));
    await client.query(`begin; ${this.#settings}`);
    try {
      return await client.query(text, values);
    } finally {
      // Rolls back if the statement has failed.
      await client.query('commit');
    }
  }

  release(): void {
    this.#client.release();
  }
}

/** A pool behind a pooler in transaction mode, which gives each transaction any session of the server. */
export class TransactionPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #settings: string;

  /** @param settings what begins each transaction: `set local …` */
  constructor(pool: Pool, settings: string) {
    this.#pool = pool;
    this.#settings = settings;
  }

  async connect(): Promise<TransactionClient> {
    return new TransactionClient(await this.#pool.connect(), this.#settings);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
