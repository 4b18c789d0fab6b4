import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { DatabaseError, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';

/** The most statements that one connection prepares. One that has reached it is replaced, as dynamic SQL is unbounded. */
const mostPerConnection = 200;
/** How many different statements the process counts. */
const mostKnown = 2_000;

/** Statements with one command; anything else is rare, or not to be prepared. */
const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Where PostgreSQL finds that the columns of a plan have changed; its error code has many other causes. */
const planCheck = 'RevalidateCachedQuery';

/** The statement was not run, and the transaction that it was part of is to be repeated. */
class OutdatedStatementError extends Error {
  /** PostgreSQL's code for a transaction that is to be repeated. */
  readonly code = '40001';
}

/** Names statements, so that each connection parses and plans them only once. */
class StatementNames {
  readonly #names = new LRUCache<string, string>({ max: mostKnown });
  #generation = 0;

  /** The name from the second time on that the statement is run; what is run only once is not worth one. */
  nameOf(text: string): string | undefined {
    if (!preparable.test(text)) return undefined;
    const name = this.#names.get(text);
    if (name === undefined) this.#names.set(text, '');
    if (name !== '') return name;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    const made = `${hash}.${this.#generation}`;
    this.#names.set(text, made);
    return made;
  }

  /** Whether only the prepared statement has failed, without being run. */
  isOutdated(error: unknown): boolean {
    if (!(error instanceof DatabaseError && error.routine === planCheck)) return false;
    // A migration has changed a table: all statements are prepared again, instead of failing one by one.
    this.#generation += 1;
    this.#names.clear();
    return true;
  }
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #prepared = new Set<string>();

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used.');
    return this.#run(text, [...values]);
  }

  async #run(text: string, values: unknown[]) {
    const name = this.#names.nameOf(text);
    if (name === undefined) return this.#ask({ text, values });
    const isInTransaction = this.#client.getTransactionStatus() !== 'I';
    this.#prepared.add(name);
    try {
      return await this.#ask({ name, text, values });
    } catch (error) {
      if (!this.#names.isOutdated(error)) throw error;
      if (isInTransaction)
        throw new OutdatedStatementError('A prepared statement is outdated.', { cause: error });
      return this.#ask({ text, values });
    }
  }

  /** By a callback: the promise of `query` keeps the rows in memory until the next major collection. */
  #ask(query: QueryConfig): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.#client.query(query, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  release(): void {
    this.#client.release(this.#prepared.size >= mostPerConnection);
  }
}

/** A pool whose connections prepare the statements that they repeat. Not for poolers in transaction mode. */
export class PreparingPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #names = new StatementNames();
  readonly #clients = new WeakMap<PoolClient, PreparingClient>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PreparingClient> {
    const client = await this.#pool.connect();
    const known = this.#clients.get(client) ?? new PreparingClient(client, this.#names);
    this.#clients.set(client, known);
    return known;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
