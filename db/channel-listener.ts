import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ListeningConnection } from './listening-connection';

/** The handlers of a channel. */
export interface ChannelEars {
  onNotice(payload: string): void;
  /** Notices may have been missed; called before the listener is current again. */
  onGap(): void;
  /** The channel is lost or unavailable; called once until it is back. */
  onLost(error: unknown): void;
}

/** In milliseconds. */
const limits = {
  /** How often the listener proves that it has received everything. */
  beat: 250,
  /** How long a proof holds: a connection that dies unnoticed is trusted no longer than this. */
  lease: 150,
  /** While somebody relies on it, a proof older than this is renewed. */
  renewal: 50,
  /** The longest that `catchUp` waits. */
  catchUp: 250,
  shortestPause: 100,
  longestPause: 10_000,
};

/** Receives the notices of a channel (`LISTEN`); connects by itself, and again whenever the connection is lost. */
export class ChannelListener {
  readonly #ears: ChannelEars;
  readonly #pool: Pool;
  readonly #connect: () => ListeningConnection;
  readonly #stopped = new AbortController();
  readonly #listening: Promise<void>;
  readonly #beat: NodeJS.Timeout;
  #connection: ListeningConnection | undefined;
  #isListening = false;
  #provenAt = Number.NEGATIVE_INFINITY;
  #doubtedAt = Number.NEGATIVE_INFINITY;
  #proof = Promise.resolve();
  #nextProof: Promise<void> | undefined;

  /**
   * @param channel an SQL identifier
   * @param pool other connections to the same database
   */
  constructor(connectionString: string, pool: Pool, channel: string, ears: ChannelEars) {
    this.#ears = ears;
    this.#pool = pool;
    this.#connect = () =>
      new ListeningConnection(connectionString, channel, (notice) => ears.onNotice(notice));
    this.#listening = this.#keepListening();
    this.#beat = setInterval(() => this.#prove(), limits.beat).unref();
  }

  /** Whether all notices of what was committed until `lease` ago were received; almost always that is until now. */
  get isCurrent(): boolean {
    const isProven = this.#provenAt >= this.#doubtedAt && performance.now() < this.#provenAt + limits.lease;
    return this.#isListening && isProven;
  }

  /** Waits until all notices of what was committed before this call were received. If that takes long, nothing is current. */
  async catchUp(): Promise<void> {
    if (!this.#isListening) return;
    const late = delay(limits.catchUp, true, { ref: false });
    if (await Promise.race([this.#prove(), late])) this.#doubtedAt = performance.now();
  }

  /** Waits until all notices were received, unless that took long the last time. */
  async becomeCurrent(): Promise<void> {
    if (!this.isCurrent && this.#provenAt >= this.#doubtedAt) await this.catchUp();
  }

  /** To be called by those who rely on `isCurrent`. */
  stayCurrent(): void {
    if (performance.now() > this.#provenAt + limits.renewal) this.#prove();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearInterval(this.#beat);
    await this.#connection?.close();
    await this.#listening;
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#stopped;
    let pause = limits.shortestPause;
    let isReported = false;
    while (!signal.aborted) {
      this.#connection = this.#connect();
      try {
        await this.#connection.open(this.#pool);
        this.#ears.onGap();
        this.#isListening = true;
        this.#prove();
        isReported = false;
        pause = limits.shortestPause;
        throw await this.#connection.lost;
      } catch (error) {
        this.#isListening = false;
        if (!isReported && !signal.aborted) this.#ears.onLost(error);
        isReported = true;
      }
      await this.#connection.close();
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, limits.longestPause);
    }
  }

  /** A proof that is running may have begun too early; callers share the next one. */
  #prove(): Promise<void> {
    this.#nextProof ??= this.#proof.then(() => {
      this.#nextProof = undefined;
      this.#proof = this.#askForProof();
      return this.#proof;
    });
    return this.#nextProof;
  }

  async #askForProof(): Promise<void> {
    const connection = this.#connection;
    if (!this.#isListening || !connection) return;
    const askedAt = performance.now();
    try {
      await connection.catchUp();
      if (connection === this.#connection) this.#provenAt = askedAt;
    } catch {
      // It is unresponsive or broken; closing it starts the next one.
      await connection.close();
    }
  }
}
