import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { ownsProfile } from '../../../db/queries/profiles';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import type { GrowthAnswer } from '../../../db/views/grow-views';
import { readProgress } from '../../../db/views/read-progress';
import type { RecordedView, ReportedView } from '../../../db/views/record-views';
import { newViewId } from '../../../db/views/view-id';
import { readableSections, type viewProgress, type viewReport } from '../../contracts/view';
import { hashReader } from '../links/hash-reader';
import type { PageReader } from '../links/opened-links';
import type { Clock, Geo } from '../ports';
import type { Visitor } from '../visitor';
import { placeOfVisitor } from './place-of-visitor';
import { sourceOf } from './source-of';
import { ViewWriter } from './view-writer';
import { ViewsByNetwork } from './views-by-network';
import { visitorAgent } from './visitor-agent';
import { hashVisitor } from './visitor-hash';

interface Parts {
  db: Kysely<DB>;
  geo: Geo;
  clock: Clock;
}

/** Who looks at a page. */
interface Viewer {
  visitor: Visitor;
  /** Null for a stranger. */
  accountId: string | null;
  /** Of this server. */
  host: string;
  /** Through which link the page is read, if through one. */
  reader?: PageReader | undefined;
}

/** Records the views of this process. */
export class ViewRecorder {
  readonly #parts: Parts;
  readonly #writer: ViewWriter;
  readonly #unrecognised: ViewsByNetwork<RecordedView | undefined>;
  #secret: Promise<Buffer> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#writer = new ViewWriter(parts.db);
    this.#unrecognised = new ViewsByNetwork(() => parts.clock.now().getTime());
  }

  /** @returns the view, new or under way; undefined if the viewer may not read the profile */
  async record(viewer: Viewer, report: z.infer<typeof viewReport>): Promise<RecordedView | undefined> {
    const { visitor, accountId, reader } = viewer;
    const { profileId } = report;
    if (!visitor.optsOutOfTracking && reader?.isMeasured !== false) {
      const secret = await this.#findSecret();
      const hash = reader
        ? hashReader(secret, visitor, reader.linkId)
        : hashVisitor(secret, visitor, profileId);
      return this.#writer.record(this.#describe(viewer, report, hash));
    }
    const { kind } = visitorAgent(visitor);
    // Owners look at their own page from the network where others may be, and nobody else is counted apart.
    const isOwn = accountId !== null && (await ownsProfile(this.#parts.db, accountId, profileId));
    const scope = [profileId, kind, isOwn].join(' ');
    let isNew = false;
    const view = await this.#unrecognised.getOrBegin(scope, visitor.ip, () => {
      isNew = true;
      return this.#writer.record(this.#describe(viewer, report, null));
    });
    if (!view || isNew) return view;
    return { id: view.id, isNew, progress: await readProgress(this.#parts.db, view.id) };
  }

  /** Adds to a view. */
  progress({
    id,
    seconds,
    sections,
    videoSeconds,
    downloads,
  }: z.infer<typeof viewProgress>): Promise<GrowthAnswer> {
    const named = Array.isArray(sections)
      ? Object.fromEntries(sections.map((section) => [section, 0]))
      : sections;
    const read = readableSections.flatMap((section): [string, number][] => {
      const known = named[section];
      return known === undefined ? [] : [[section, known]];
    });
    return this.#writer.grow({
      id,
      at: this.#parts.clock.now(),
      seconds,
      sections: Object.fromEntries(read),
      videoSeconds: videoSeconds ?? 0,
      downloads: downloads ?? [],
    });
  }

  #describe(
    { visitor, accountId, host, reader }: Viewer,
    { profileId, utmSource, utmMedium, utmCampaign, ...reported }: z.infer<typeof viewReport>,
    hash: Buffer | null,
  ): ReportedView {
    const at = this.#parts.clock.now();
    const { kind, device } = visitorAgent(visitor);
    return {
      id: newViewId(at),
      profileId,
      at,
      accountId,
      kind,
      visitor: hash,
      utmSource: utmSource || null,
      utmMedium: utmMedium || null,
      utmCampaign: utmCampaign || null,
      device,
      reader: reader
        ? { linkId: reader.linkId, openId: reader.openId ?? null, isNamed: reader.isMeasured }
        : null,
      ...sourceOf({ ...reported, utmSource, utmMedium }, host),
      ...placeOfVisitor(this.#parts.geo, visitor.ip),
    };
  }

  #findSecret(): Promise<Buffer> {
    this.#secret ??= findOrCreateSecret(this.#parts.db, 'visitor-hash').catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }
}
