import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '../../../db/channel-listener';
import type { Database } from '../../../db/client';
import { safeMethods } from '../safe-methods';

/** What is remembered about profiles, or about anything else that a notice names. */
export interface Memory {
  readonly isInUse: boolean;
  forget(profileId: string): void;
  forgetAll(): void;
}

/** Caches values about profiles until the database reports a change. */
export class ProfileChanges {
  readonly #memories: Memory[] = [];
  #listener: ChannelListener | undefined;

  /** Whether all changes are known. */
  get isCurrent(): boolean {
    if (!this.#listener?.isCurrent) return false;
    this.#listener.stayCurrent();
    return true;
  }

  async becomeCurrent(): Promise<void> {
    await this.#listener?.becomeCurrent();
  }

  add(memory: Memory): void {
    this.#memories.push(memory);
  }

  /** Listens from now on, until the server closes; a write is answered once the server knows of it. */
  follow(app: FastifyInstance, listen: Database['listen']): void {
    app.addHook('onReady', async () => {
      this.#listener = listen('profile_changes', {
        onNotice: (id) => {
          for (const memory of this.#memories) memory.forget(id);
        },
        onGap: () => {
          for (const memory of this.#memories) memory.forgetAll();
        },
        onLost: (error) =>
          app.log.warn({ err: error }, 'not told of changes; each request for a page asks the database'),
      });
    });
    app.addHook('onSend', ({ method }, _reply, _payload, done) => {
      const isInUse = this.#memories.some((memory) => memory.isInUse);
      if (!this.#listener || !isInUse || safeMethods.has(method)) return done();
      this.#listener.catchUp().then(() => done(), done);
    });
    app.addHook('onClose', async () => this.#listener?.stop());
  }
}

/** A query that is running. Changes made in the meantime may be missing from its result. */
interface Question {
  changed: Set<string>;
  isOutdated: boolean;
}

interface MemoryOptions<T> {
  maxBytes: number;
  /** In bytes. */
  sizeOf(value: T, key: string): number;
  /** The profile that a value is about. */
  profileOf(value: T): string;
}

/** Values about profiles by their keys. What was found is cached; what was not found never is. */
export class ProfileMemory<T extends object> implements Memory {
  readonly #changes: ProfileChanges;
  readonly #profileOf: (value: T) => string;
  readonly #keys = new Map<string, Set<string>>();
  readonly #questions = new Set<Question>();
  readonly #known: LRUCache<string, T>;

  constructor(changes: ProfileChanges, { maxBytes, sizeOf, profileOf }: MemoryOptions<T>) {
    this.#changes = changes;
    this.#profileOf = profileOf;
    this.#known = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (value, key) => this.#dropKey(profileOf(value), key),
    });
    changes.add(this);
  }

  get isInUse(): boolean {
    return this.#known.size > 0 || this.#questions.size > 0;
  }

  /** The value, if it is known for certain without a query. */
  recall(key: string): T | undefined {
    return this.#changes.isCurrent ? this.#known.get(key) : undefined;
  }

  /**
   * The value of a key, queried if it is not known.
   * @param ask is told whether the answer will be cached, if nothing changes meanwhile
   */
  async find(key: string, ask: (isCached: boolean) => Promise<T | undefined>): Promise<T | undefined> {
    await this.#changes.becomeCurrent();
    const known = this.recall(key);
    if (known) return known;
    const question: Question = { changed: new Set(), isOutdated: !this.#changes.isCurrent };
    this.#questions.add(question);
    try {
      const value = await ask(!question.isOutdated);
      if (value && !question.isOutdated && !question.changed.has(this.#profileOf(value)))
        this.#remember(key, value);
      return value;
    } finally {
      this.#questions.delete(question);
    }
  }

  forget(profileId: string): void {
    for (const { changed } of this.#questions) changed.add(profileId);
    for (const key of [...(this.#keys.get(profileId) ?? [])]) this.#known.delete(key);
  }

  forgetAll(): void {
    for (const question of this.#questions) question.isOutdated = true;
    this.#known.clear();
  }

  #remember(key: string, value: T): void {
    this.#known.set(key, value);
    const profileId = this.#profileOf(value);
    const keys = this.#keys.get(profileId) ?? new Set();
    this.#keys.set(profileId, keys.add(key));
  }

  #dropKey(profileId: string, key: string): void {
    const keys = this.#keys.get(profileId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(profileId);
  }
}
