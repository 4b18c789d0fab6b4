import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findLinkById, findLinkByToken, type SharedLink } from '../../../db/links/shared-links';
import type { DB } from '../../../db/tables.gen';
import { hiddenOfLink, linkToken } from '../../contracts/link';
import type { AnsweredWrites } from '../cache/answered-writes';
import { RecentAnswers } from '../cache/recent-answers';

/** A link, and what follows from it. */
export interface KnownLink extends SharedLink {
  /** When it expires, by the clock of this process (`performance.now()`). */
  endsAt: number;
  /** What its reader does not see: lists, `about` and `video`. */
  hidden: string[];
  /** Distinguishes pages of the same profile with other choices. */
  choicesKey: string;
}

/** Each takes some two kilobytes, with a long note up to ten. */
const mostKept = 2_000;

/** The links that readers come through. Whether one that was kept is used up may have changed since. */
export class KnownLinks {
  readonly #db: Kysely<DB>;
  readonly #byId: RecentAnswers<KnownLink>;
  readonly #byToken: RecentAnswers<KnownLink>;

  constructor(db: Kysely<DB>, writes: AnsweredWrites) {
    this.#db = db;
    this.#byId = new RecentAnswers(writes, mostKept, (id) => this.read(id));
    this.#byToken = new RecentAnswers(writes, mostKept, (token) => findLinkByToken(db, token).then(known));
  }

  find(id: string): Promise<KnownLink | undefined> {
    return this.#byId.find(id);
  }

  async findByToken(token: string): Promise<KnownLink | undefined> {
    return linkToken.safeParse(token).success ? this.#byToken.find(token) : undefined;
  }

  /** The link in its current state. */
  read(id: string): Promise<KnownLink | undefined> {
    return findLinkById(this.#db, id).then(known);
  }
}

function known(link: SharedLink | undefined): KnownLink | undefined {
  if (!link) return undefined;
  const { expiresInMs, note, hiddenSections, sectionOrder, language } = link;
  const endsAt = expiresInMs === null ? Number.POSITIVE_INFINITY : performance.now() + expiresInMs;
  const choices = JSON.stringify([note, hiddenSections, sectionOrder, language]);
  const choicesKey = createHash('sha256').update(choices).digest('base64url');
  return { ...link, endsAt, hidden: hiddenOfLink(link), choicesKey };
}

/** Whether its page opens once a reader has pressed a button, and does not just show. */
export const opensByButton = ({ passcodeHash, maxOpens }: KnownLink): boolean =>
  passcodeHash !== null || maxOpens !== null;

/** Why nobody gets in any more, with any pass: `used-up` is not such a reason, as current opens continue. */
export function closedBy(link: KnownLink): 'revoked' | 'expired' | undefined {
  if (link.state === 'revoked') return 'revoked';
  return link.endsAt <= performance.now() ? 'expired' : undefined;
}
