import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ChannelListener } from '../../../db/channel-listener';
import type { Database } from '../../../db/client';
import { findPublicProfile, type PublicProfile } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { safeMethods } from '../safe-methods';

/** A question to the database that is under way. What changes meanwhile may be missing in its answer. */
interface Question {
  changed: Set<string>;
  isOutdated: boolean;
}

/** In bytes, and what one entry takes besides its slug. */
const memoryBytes = 8 * 1024 * 1024;
const entryBytes = 600;

/**
 * Tells which profile strangers may see at a slug. While the database tells of every change, what was found is
 * remembered; what was not found never is.
 */
export class OpenProfiles {
  readonly #db: Kysely<DB>;
  readonly #slugs = new Map<string, string>();
  readonly #questions = new Set<Question>();
  readonly #known = new LRUCache<string, PublicProfile>({
    maxSize: memoryBytes,
    sizeCalculation: (_profile, slug) => entryBytes + 2 * slug.length,
    dispose: ({ id }) => this.#slugs.delete(id),
  });
  #changes: ChannelListener | undefined;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  /** The profile, if it is known for sure without a question to the database. */
  recall(slug: string): PublicProfile | undefined {
    if (!this.#changes?.isCurrent) return undefined;
    this.#changes.stayCurrent();
    return this.#known.get(slug);
  }

  /**
   * The profile of a slug, if the caller may see it.
   * @param accountId the caller's, who always asks; undefined for a stranger
   */
  async find(slug: string, accountId?: string): Promise<PublicProfile | undefined> {
    if (accountId !== undefined) return findPublicProfile(this.#db, slug, accountId);
    await this.#changes?.becomeCurrent();
    const known = this.recall(slug);
    if (known) return known;
    const question: Question = { changed: new Set(), isOutdated: !this.#changes?.isCurrent };
    this.#questions.add(question);
    try {
      const profile = await findPublicProfile(this.#db, slug);
      if (profile && !question.isOutdated && !question.changed.has(profile.id)) this.#remember(profile);
      return profile;
    } finally {
      this.#questions.delete(question);
    }
  }

  /** Remembers from now on, until the server closes; whoever writes gets an answer once the server knows of it. */
  follow(app: FastifyInstance, listen: Database['listen']): void {
    app.addHook('onReady', async () => {
      this.#changes = listen('profile_changes', {
        onNotice: (id) => this.#forget(id),
        onGap: () => this.#forgetAll(),
        onLost: (error) =>
          app.log.warn({ err: error }, 'not told of changes; each request for a page asks the database'),
      });
    });
    app.addHook('onSend', ({ method }, _reply, _payload, done) => {
      const isInUse = this.#known.size > 0 || this.#questions.size > 0;
      if (!this.#changes || !isInUse || safeMethods.has(method)) return done();
      this.#changes.catchUp().then(() => done(), done);
    });
    app.addHook('onClose', async () => this.#changes?.stop());
  }

  #remember(profile: PublicProfile): void {
    // The notice of a new slug may still be on its way.
    this.#known.delete(this.#slugs.get(profile.id) ?? profile.slug);
    this.#known.set(profile.slug, profile);
    this.#slugs.set(profile.id, profile.slug);
  }

  #forget(id: string): void {
    for (const { changed } of this.#questions) changed.add(id);
    const slug = this.#slugs.get(id);
    if (slug !== undefined) this.#known.delete(slug);
  }

  #forgetAll(): void {
    for (const question of this.#questions) question.isOutdated = true;
    this.#known.clear();
  }
}
