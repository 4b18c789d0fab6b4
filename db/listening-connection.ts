import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';

/** In milliseconds. */
const limits = {
  connect: 5_000,
  /** A connection that takes longer to answer is closed. */
  answer: 3_000,
  close: 1_000,
};

/** One connection to the database that listens to a channel; it is not used again once it is lost. */
export class ListeningConnection {
  /** Resolves with the reason as soon as it is lost. */
  readonly lost: Promise<Error>;
  readonly #client: Client;
  readonly #channel: string;

  constructor(connectionString: string, channel: string, onNotice: (payload: string) => void) {
    this.#channel = channel;
    this.#client = new Client({
      connectionString,
      connectionTimeoutMillis: limits.connect,
      query_timeout: limits.answer,
      keepAlive: true,
    });
    this.#client.on('notification', ({ payload = '' }) => onNotice(payload));
    this.lost = new Promise((resolve) => {
      this.#client.on('error', resolve);
      this.#client.on('end', () => resolve(new Error('The database has closed the connection.')));
    });
  }

  /**
   * Connects, listens, and sends itself a notice over another connection: behind a pooler in transaction mode it would
   * never arrive.
   */
  async open(pool: Pool): Promise<void> {
    await this.#client.connect();
    await this.#client.query(`listen ${this.#channel}`);
    const late = delay(limits.answer, undefined, { ref: false }).then(() => {
      throw new Error('Notices of the database do not arrive.');
    });
    await Promise.race([this.#hearTrial(pool), late, this.lost.then((error) => Promise.reject(error))]);
  }

  async #hearTrial(pool: Pool): Promise<void> {
    const trial = `trial ${randomUUID()}`;
    const heard = new Promise<void>((resolve) => {
      this.#client.on('notification', ({ payload }) => payload === trial && resolve());
    });
    await pool.query('select pg_notify($1, $2)', [this.#channel, trial]);
    await heard;
  }

  /** Resolves once the notices of everything that was committed before this call have arrived: they come first. */
  async catchUp(): Promise<void> {
    await this.#client.query('select');
  }

  /** Closes the connection cleanly, but does not wait for a dead one. */
  async close(): Promise<void> {
    await Promise.race([this.#client.end().catch(() => {}), delay(limits.close, undefined, { ref: false })]);
    this.#client.connection.stream.destroy();
  }
}
