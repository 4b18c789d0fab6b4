import type { Kysely } from 'kysely';
import { findPublicProfile, type PublicProfile } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { type ProfileChanges, ProfileMemory } from './profile-changes';

/** In bytes, and what an entry takes in addition to its slug. */
const memoryBytes = 8 * 1024 * 1024;
const entryBytes = 600;

/**
 * Finds the profile that strangers may see at a slug. While the database reports every change, what was found is
 * cached; what was not found never is.
 */
export class OpenProfiles {
  readonly #db: Kysely<DB>;
  readonly #memory: ProfileMemory<PublicProfile>;

  constructor(db: Kysely<DB>, changes: ProfileChanges) {
    this.#db = db;
    this.#memory = new ProfileMemory(changes, {
      maxBytes: memoryBytes,
      sizeOf: (_profile, slug) => entryBytes + 2 * slug.length,
      profileOf: ({ id }) => id,
    });
  }

  /** The profile, if it is known for certain without a query. */
  recall(slug: string): PublicProfile | undefined {
    return this.#memory.recall(slug);
  }

  /**
   * The profile of a slug, if the caller may see it.
   * @param accountId the caller's, for whom the database is always asked; undefined for a stranger
   */
  async find(slug: string, accountId?: string): Promise<PublicProfile | undefined> {
    if (accountId !== undefined) return findPublicProfile(this.#db, slug, accountId);
    return this.#memory.find(slug, () => findPublicProfile(this.#db, slug));
  }
}
