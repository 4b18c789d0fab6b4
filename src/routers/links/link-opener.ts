import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { findOpenUnderWay, type OpenAnswer, openLink } from '../../../db/links/open-link';
import { withdrawOpens } from '../../../db/links/withdraw-open';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import { queueLinkOpened } from '../mail-choices/link-opened';
import type { Clock, Geo, Jobs } from '../ports';
import { placeOfVisitor } from '../views/place-of-visitor';
import { ViewsByNetwork } from '../views/views-by-network';
import { visitorAgent } from '../views/visitor-agent';
import type { Visitor } from '../visitor';
import { hashReader } from './hash-reader';

interface Parts {
  db: Kysely<DB>;
  geo: Geo;
  jobs: Jobs;
  clock: Clock;
}

/** The link that is opened. */
interface OpenedLink {
  id: string;
  profileId: string;
}

/** Counts the opens of links. */
export class LinkOpener {
  readonly #parts: Parts;
  readonly #unmeasured: ViewsByNetwork<OpenAnswer | undefined>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#unmeasured = new ViewsByNetwork(() => parts.clock.now().getTime());
  }

  /** Opens a link for a person, or finds the current open. @param id of the open, if it is a new one */
  async open(link: OpenedLink, visitor: Visitor, id?: string): Promise<OpenAnswer> {
    if (!visitor.optsOutOfTracking) return this.#count(link, visitor, id);
    const opened = await this.#unmeasured.getOrBegin(link.id, visitor.ip, async () => {
      const answer = await this.#count(link, undefined);
      return answer.open && answer;
    });
    // A refusal is not remembered.
    return opened ?? this.#count(link, undefined);
  }

  /** Whether a reader has an open under way, also one of which nothing is stored. */
  async hasUnderWay(linkId: string, visitor: Visitor): Promise<boolean> {
    if (visitor.optsOutOfTracking) return this.#unmeasured.has(linkId, visitor.ip);
    return (await this.#findUnderWay(linkId, visitor)) !== undefined;
  }

  /** The id of the open that a reader has under way; undefined if none is kept. Counts nothing. */
  async #findUnderWay(linkId: string, visitor: Visitor): Promise<string | undefined> {
    const { db, clock } = this.#parts;
    const hash = await this.#hash(linkId, visitor);
    return (await findOpenUnderWay(db, linkId, hash, clock.now().toISOString()))?.id;
  }

  /** Deletes what is known of the open that a reader has under way. @param openId of the one that may yet be reported */
  async withdraw({ id: linkId, profileId }: OpenedLink, visitor: Visitor, openId: string): Promise<void> {
    const { db, clock } = this.#parts;
    const known = await this.#findUnderWay(linkId, visitor);
    const openIds = [...new Set([openId, ...(known === undefined ? [] : [known])])];
    await withdrawOpens(db, { linkId, profileId, openIds, at: clock.now() });
  }

  async #hash(linkId: string, visitor: Visitor): Promise<Buffer> {
    return hashReader(await findOrCreateSecret(this.#parts.db, 'visitor-hash'), visitor, linkId);
  }

  /** @param visitor undefined for somebody who is not counted */
  async #count(
    { id: linkId, profileId }: OpenedLink,
    visitor: Visitor | undefined,
    id = uuid(),
  ): Promise<OpenAnswer> {
    const { db, jobs, geo, clock } = this.#parts;
    const at = clock.now();
    const reader = visitor && {
      hash: await this.#hash(linkId, visitor),
      device: visitorAgent(visitor).device,
      ...placeOf(geo, visitor),
    };
    const count = () =>
      db.transaction().execute(async (tx) => {
        const answer = await openLink(tx, { id, linkId, profileId, at, reader: reader ?? null });
        if (reader && answer.open && answer.isNew)
          await queueLinkOpened(tx, jobs, { ...answer.open, linkId });
        return answer;
      });
    return count().catch((error: unknown) => {
      // The profile was deleted in between; the next attempt sees that.
      if (isDeadlock(error)) return count();
      throw error;
    });
  }
}

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

function placeOf(geo: Geo, { ip }: Visitor) {
  const { country, city } = placeOfVisitor(geo, ip);
  return { country, city };
}
