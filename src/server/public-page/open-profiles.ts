import type { Kysely } from 'kysely';
import {
  findOpenPortfolio,
  findPublicProfile,
  type PublicPortfolio,
  type PublicProfile,
} from '../../../db/public-projection';
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

  /**
   * The same, with what strangers see of the profile where the database had to be asked for it anyway: its page has
   * probably changed, and to read both at once takes less time than one after the other. A profile that cannot be
   * cached would be read whole for each request, so it is not.
   */
  async read(
    slug: string,
    accountId?: string,
  ): Promise<{ profile?: PublicProfile | undefined; portfolio?: PublicPortfolio | undefined }> {
    if (accountId !== undefined) return { profile: await this.find(slug, accountId) };
    let portfolio: PublicPortfolio | undefined;
    const profile = await this.#memory.find(slug, async (isCached) => {
      if (!isCached) return findPublicProfile(this.#db, slug);
      const open = await findOpenPortfolio(this.#db, slug);
      portfolio = open?.portfolio;
      return open?.profile;
    });
    return { profile, portfolio };
  }
}
