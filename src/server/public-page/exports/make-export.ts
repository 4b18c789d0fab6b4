import type { Kysely } from 'kysely';
import type { Shape } from '../../../../db/portfolio-statement';
import { type PublicProfile, readPortfolio, readPortfolioJson } from '../../../../db/public-projection';
import { findNameParts, type NameParts } from '../../../../db/queries/accounts';
import type { Admission } from '../../../../db/queries/profiles';
import type { DB } from '../../../../db/tables.gen';
import {
  type Audience,
  type CardChoices,
  type CardVersion,
  type DocumentChoices,
  type ExportExtension,
  exportFormats,
} from '../../../contracts/exports';
import { jsonResume } from '../../../documents/json-resume';
import { markdown } from '../../../documents/markdown';
import { plainText } from '../../../documents/plain-text';
import { type Portfolio, shownTo } from '../../../documents/portfolio';
import { vcard } from '../../../documents/vcard';
import type { FileStore } from '../../../routers/ports';
import { EncodedBody } from '../../assets/encoded-body';
import { inOrderOf, type LinkView } from '../../links/shared-portfolio';
import { canonicalExportUrl, canonicalUrl } from '../canonical-url';
import { pictureReader } from '../pictures';
import { docxInThread } from './docx-thread';
import { type ExportSource, profileDocument, socialImage, type TypesetSource } from './typeset-exports';

/** An export that somebody asks for. */
export interface ExportOrder {
  extension: ExportExtension;
  profile: Pick<PublicProfile, 'id' | 'slug' | 'visibility' | 'publicVersion' | 'canonicalHost'>;
  /** Another language than that of the page. */
  language?: string | undefined;
  /** The link that the reader came through; undefined for the page as anyone may see it. */
  link?: LinkView & { choicesKey?: string };
  origin: string;
  choices: DocumentChoices & CardChoices;
  /** Whose turn it takes: the account of an owner, or the network of anybody else. */
  sender: string;
  audience: Audience;
  /** The owner who asks for it; undefined for anybody else. */
  accountId: string | undefined;
}

interface WordedSource extends ExportSource {
  portfolio: Portfolio;
  /** The address of the vCard. */
  card: string;
  /** The version of the vCard. */
  version: CardVersion;
  readNameParts(): Promise<NameParts | undefined>;
}

/** How the exports are made that consist of words alone. */
const worded = {
  json: async ({ portfolio, canonical }) => jsonResume(portfolio, canonical),
  vcf: async ({ portfolio, canonical, card, version, readPictures, readNameParts }) => {
    const [photo] = portfolio.portrait ? await readPictures([portfolio.portrait.url]) : [];
    return vcard(portfolio, { version, canonical, source: card, photo, names: await readNameParts() });
  },
  md: async ({ portfolio, canonical, today }) => markdown(portfolio, canonical, today),
  txt: async ({ portfolio, canonical, today }) => plainText(portfolio, canonical, today),
  docx: ({ portfolio, canonical, today, asker }) => docxInThread({ portfolio, canonical, today }, asker),
} satisfies Record<string, (source: WordedSource) => Promise<string | Uint8Array>>;

/** How those are made that the typesetter makes. */
const typeset = {
  pdf: (source, choices) => profileDocument('pdf', source, choices),
  png: (source, choices) =>
    choices.form === 'plain' ? profileDocument('first page', source, choices) : socialImage(source),
} satisfies Record<
  string,
  (source: TypesetSource, choices: DocumentChoices) => Promise<Uint8Array | undefined>
>;

/** An export that is made as a whole before it is sent. */
export type MadeExtension = keyof typeof worded | keyof typeof typeset;

const isTypeset = (extension: MadeExtension): extension is keyof typeof typeset => extension in typeset;

function shapeOf({ audience, accountId, link, language }: ExportOrder): Shape {
  if (audience === 'owner') return { isWhole: true, language };
  const sentBy = accountId === undefined ? 'page' : 'owner';
  return {
    isWhole: false,
    language,
    alsoHidden: link?.hidden ?? [],
    ...(audience === 'employer' && { sentBy }),
  };
}

/** The portfolio that an order is about, with what its reader may see on request. */
export async function readPortfolioFor(db: Kysely<DB>, order: ExportOrder) {
  const { profile, link } = order;
  const portfolio = await readPortfolio(db, profile.id, shapeOf(order));
  if (!portfolio || !link) return portfolio;
  return { ...inOrderOf(link, portfolio), sectionOrder: link.sectionOrder };
}

/** The same as JSON. */
async function readJsonFor(db: Kysely<DB>, order: ExportOrder) {
  const { profile, link } = order;
  const portfolio = await readPortfolioJson(db, profile.id, shapeOf(order));
  return portfolio && link ? inOrderOf(link, portfolio) : portfolio;
}

/** The files that come with the export: those of the link that the reader came through. */
export const admissionOf = ({ link }: Pick<ExportOrder, 'link'>): Admission => ({
  grants: link ? [{ profileId: link.profileId, hidden: link.hidden }] : [],
});

/** Where the page is in the language of the export. */
export const addressOf = ({ profile, language }: Pick<ExportOrder, 'profile' | 'language'>) => ({
  ...profile,
  language,
});

/** Makes exports of profiles; undefined if the profile is gone. */
export function exportMaker({ db, files }: { db: Kysely<DB>; files: FileStore }) {
  const readPictures = pictureReader({ db, files });

  const sourceOf = (order: ExportOrder, today: string): ExportSource => ({
    canonical: canonicalUrl(order.origin, addressOf(order)),
    today,
    readPictures: (urls) => readPictures(urls, order.accountId, admissionOf(order)),
    // Others may wait for the same export, so it is made even if this reader goes away.
    asker: { sender: order.sender },
  });

  async function contentOf(order: ExportOrder, extension: MadeExtension, today: string) {
    const source = sourceOf(order, today);
    const { audience, choices, profile } = order;
    if (isTypeset(extension))
      return typeset[extension](
        { ...source, readPortfolio: () => readJsonFor(db, order), audience },
        choices,
      );
    const portfolio = await readPortfolioFor(db, order);
    if (!portfolio) return undefined;
    return worded[extension]({
      ...source,
      portfolio: shownTo(audience, portfolio),
      card: canonicalExportUrl(order.origin, addressOf(order), 'vcf'),
      version: choices.version,
      readNameParts: () => findNameParts(db, profile.id),
    });
  }

  /** @param today the date of the visit, `YYYY-MM-DD` */
  return async (order: ExportOrder, extension: MadeExtension, today: string) => {
    const content = await contentOf(order, extension, today);
    return content === undefined ? undefined : new EncodedBody(content, exportFormats[extension].contentType);
  };
}
