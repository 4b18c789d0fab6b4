import type { Kysely } from 'kysely';
import { findServedDomain, type ServedDomain } from '../../../db/domains/served-domains';
import type { DB } from '../../../db/tables.gen';
import type { AnsweredWrites } from '../cache/answered-writes';
import { RecentAnswers } from '../cache/recent-answers';

/** Each takes some hundred bytes; more than are asked for in the second for which they are kept. */
const mostKept = 20_000;

/** The verified domains of this installation; of any other host it is kept as well that it is none of them. */
export class ServedDomains extends RecentAnswers<ServedDomain | null> {
  constructor(db: Kysely<DB>, writes: AnsweredWrites) {
    super(writes, mostKept, async (host) => (await findServedDomain(db, host)) ?? null);
  }
}
