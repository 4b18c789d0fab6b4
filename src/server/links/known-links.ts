import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findLinkById, findLinkByToken, type SharedLink } from '../../../db/links/shared-links';
import type { DB } from '../../../db/tables.gen';
import { hiddenOfLink } from '../../contracts/link';
import { type ProfileChanges, ProfileMemory } from '../public-page/profile-changes';

/** A link, and what follows from it. */
export interface KnownLink extends SharedLink {
  /** When it expires, by the clock of this process (`performance.now()`). */
  endsAt: number;
  /** What its reader does not see: lists, `about` and `video`. */
  hidden: string[];
  /** Distinguishes pages of the same profile with other choices. */
  choicesKey: string;
}

/** In bytes, and what a link takes in addition to its texts. */
const memoryBytes = 8 * 1024 * 1024;
const entryBytes = 1500;

/** The links that readers come through. */
export class KnownLinks {
  readonly #db: Kysely<DB>;
  readonly #memory: ProfileMemory<KnownLink>;

  constructor(db: Kysely<DB>, changes: ProfileChanges) {
    this.#db = db;
    this.#memory = new ProfileMemory(changes, {
      maxBytes: memoryBytes,
      sizeOf: ({ note, name }) => entryBytes + 2 * ((note?.length ?? 0) + name.length),
      profileOf: ({ profileId }) => profileId,
    });
  }

  /** The link of an id, if it is known for certain without a query. */
  recall(id: string): KnownLink | undefined {
    return this.#memory.recall(id);
  }

  /** The link of an id. Whether it is used up may have changed since. */
  find(id: string): Promise<KnownLink | undefined> {
    return this.#memory.find(id, () => findLinkById(this.#db, id).then(known));
  }

  /** The link of a token, the same. */
  findByToken(token: string): Promise<KnownLink | undefined> {
    return this.#memory.find(token, () => findLinkByToken(this.#db, token).then(known));
  }

  /** The link in its current state. */
  read(id: string): Promise<KnownLink | undefined> {
    return findLinkById(this.#db, id).then(known);
  }
}

function known(link: SharedLink | undefined): KnownLink | undefined {
  if (!link) return undefined;
  const { expiresInMs, note, hiddenSections, sectionOrder } = link;
  const endsAt = expiresInMs === null ? Number.POSITIVE_INFINITY : performance.now() + expiresInMs;
  const choices = JSON.stringify([note, hiddenSections, sectionOrder]);
  const choicesKey = createHash('sha256').update(choices).digest('base64url');
  return { ...link, endsAt, hidden: hiddenOfLink(link), choicesKey };
}

/** Why nobody gets in any more, with any pass: `used-up` is not such a reason, as current opens continue. */
export function closedBy(link: KnownLink): 'revoked' | 'expired' | undefined {
  if (link.state === 'revoked') return 'revoked';
  return link.endsAt <= performance.now() ? 'expired' : undefined;
}
