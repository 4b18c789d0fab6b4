import type { Kysely } from 'kysely';
import {
  type PublicProfile,
  readPortfolioJson,
  readPublicPortfolio,
  readWholePortfolio,
} from '../../../../db/public-projection';
import type { Admission } from '../../../../db/queries/profiles';
import type { DB } from '../../../../db/tables.gen';
import { type DocumentChoices, type ExportExtension, exportFormats } from '../../../contracts/exports';
import { jsonResume } from '../../../documents/json-resume';
import { markdown } from '../../../documents/markdown';
import { plainText } from '../../../documents/plain-text';
import { concealed, type Portfolio } from '../../../documents/portfolio';
import { vcard } from '../../../documents/vcard';
import type { FileStore } from '../../../routers/ports';
import { EncodedBody } from '../../assets/encoded-body';
import { type LinkView, readSharedJson, readSharedPortfolio } from '../../links/shared-portfolio';
import { canonicalExportUrl, canonicalUrl } from '../canonical-url';
import { pictureReader } from '../pictures';
import { docxInThread } from './docx-thread';
import { type ExportSource, profilePdf, socialImage, type TypesetSource } from './typeset-exports';

/** An export that somebody asks for. */
export interface ExportOrder {
  extension: ExportExtension;
  profile: Pick<PublicProfile, 'id' | 'slug' | 'visibility' | 'publicVersion' | 'canonicalHost'>;
  /** The link that the reader came through; undefined for the page as anyone may see it. */
  link?: LinkView & { choicesKey?: string };
  origin: string;
  choices: DocumentChoices;
  /** Whose turn it takes: the account of an owner, or the network of anybody else. */
  sender: string;
  /** The owner, who gets everything; undefined for the public part. */
  accountId: string | undefined;
}

interface WordedSource extends ExportSource {
  portfolio: Portfolio;
  /** The address of the vCard. */
  card: string;
}

/** How the exports are made that consist of words alone. */
const worded = {
  json: async ({ portfolio, canonical }) => jsonResume(portfolio, canonical),
  vcf: async ({ portfolio, canonical, card, readPictures }) => {
    const [photo] = portfolio.portrait ? await readPictures([portfolio.portrait.url]) : [];
    return vcard(portfolio, { canonical, source: card, photo });
  },
  md: async ({ portfolio, canonical, today }) => markdown(portfolio, canonical, today),
  txt: async ({ portfolio, canonical, today }) => plainText(portfolio, canonical, today),
  docx: ({ portfolio, canonical, today, asker }) => docxInThread({ portfolio, canonical, today }, asker),
} satisfies Record<string, (source: WordedSource) => Promise<string | Uint8Array>>;

/** How those are made that the typesetter makes. */
const typeset = {
  pdf: (source, choices) => profilePdf(source, choices),
  png: (source) => socialImage(source),
} satisfies Record<
  string,
  (source: TypesetSource, choices: DocumentChoices) => Promise<Uint8Array | undefined>
>;

/** An export that is made as a whole before it is sent. */
export type MadeExtension = keyof typeof worded | keyof typeof typeset;

const isTypeset = (extension: MadeExtension): extension is keyof typeof typeset => extension in typeset;

/** The portfolio that an order is about, as its reader sees it. */
export async function readPortfolioFor(db: Kysely<DB>, { profile, link, accountId }: ExportOrder) {
  if (link) return readSharedPortfolio(db, link);
  return accountId === undefined ? readPublicPortfolio(db, profile.id) : readWholePortfolio(db, profile.id);
}

/** The portfolio as JSON, as far as its reader may see it. */
async function readJsonFor(db: Kysely<DB>, { profile, link, accountId }: ExportOrder) {
  if (link) return readSharedJson(db, link);
  const isWhole = accountId !== undefined;
  return readPortfolioJson(db, profile.id, isWhole ? { isWhole } : { isWhole, alsoHidden: [] });
}

/** The files that come with the export: those of the link that the reader came through. */
export const admissionOf = ({ link }: Pick<ExportOrder, 'link'>): Admission => ({
  grants: link ? [{ profileId: link.profileId, hidden: link.hidden }] : [],
});

/** Makes exports of profiles; undefined if the profile is gone. */
export function exportMaker({ db, files }: { db: Kysely<DB>; files: FileStore }) {
  const readPictures = pictureReader({ db, files });

  const sourceOf = (order: ExportOrder, today: string): ExportSource => ({
    canonical: canonicalUrl(order.origin, order.profile),
    today,
    readPictures: (urls) => readPictures(urls, order.accountId, admissionOf(order)),
    // Others may wait for the same export, so it is made even if this reader goes away.
    asker: { sender: order.sender },
  });

  async function contentOf(order: ExportOrder, extension: MadeExtension, today: string) {
    const source = sourceOf(order, today);
    const isConcealed = order.accountId === undefined;
    if (isTypeset(extension)) {
      const readPortfolio = () => readJsonFor(db, order);
      return typeset[extension]({ ...source, readPortfolio, isConcealed }, order.choices);
    }
    const portfolio = await readPortfolioFor(db, order);
    if (!portfolio) return undefined;
    return worded[extension]({
      ...source,
      portfolio: isConcealed ? concealed(portfolio) : portfolio,
      card: canonicalExportUrl(order.origin, order.profile, 'vcf'),
    });
  }

  /** @param today the date of the visit, `YYYY-MM-DD` */
  return async (order: ExportOrder, extension: MadeExtension, today: string) => {
    const content = await contentOf(order, extension, today);
    return content === undefined ? undefined : new EncodedBody(content, exportFormats[extension].contentType);
  };
}
