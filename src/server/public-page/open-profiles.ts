import type { Kysely } from 'kysely';
import { findPublicProfile, type PublicProfile } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import type { AnsweredWrites } from '../cache/answered-writes';
import { RecentAnswers } from '../cache/recent-answers';

/** Each takes some hundred bytes. */
const mostKept = 10_000;

/** Finds the profile that may be seen at a slug. */
export class OpenProfiles {
  readonly #db: Kysely<DB>;
  readonly #recent: RecentAnswers<PublicProfile>;

  constructor(db: Kysely<DB>, writes: AnsweredWrites) {
    this.#db = db;
    this.#recent = new RecentAnswers(writes, mostKept, (slug) => findPublicProfile(db, slug));
  }

  /** @param accountId the caller's, for whom the database is always asked; undefined for a stranger */
  find(slug: string, accountId?: string): Promise<PublicProfile | undefined> {
    return accountId === undefined ? this.#recent.find(slug) : findPublicProfile(this.#db, slug, accountId);
  }
}
