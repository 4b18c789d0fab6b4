import type { PortfolioJson } from '../../../../db/public-projection';
import { readableOn } from '../../../contracts/contrast';
import { readDesign, type TypePairing } from '../../../contracts/design';
import { type Audience, cvLookOfTheme, cvLooks, type DocumentChoices } from '../../../contracts/exports';
import type { Look } from '../../../documents/typesetting/content';
import type { Asker } from '../../../routers/fair-queue';
import { typesetDocument } from '../../typesetter/typeset-document';
import { themeLooks } from '../themes/themes';

/** What an export is made of besides the portfolio. */
export interface ExportSource {
  /** The address of the page. */
  canonical: string;
  /** The date of the visit, `YYYY-MM-DD`. */
  today: string;
  /** Images of the profile as JPEG; undefined where the reader may not see one. */
  readPictures(urls: string[]): Promise<(Uint8Array | undefined)[]>;
  asker: Asker;
}

export interface TypesetSource extends ExportSource {
  /** Reads the portfolio; undefined if it is gone. */
  readPortfolio(): Promise<PortfolioJson | undefined>;
  audience: Audience;
}

const white = '#ffffff';

/** This many images fill a page; the others are on the profile's own page. */
const mostPictures = 24;

/**
 * The profile as PDF, or the first page of that as PNG; undefined if it is gone. An archival one has its JSON Resume inside.
 */
export const profileDocument = (
  made: 'pdf' | 'first page',
  { readPortfolio, audience, canonical, today, readPictures, asker }: TypesetSource,
  { form, paper, look: triedLook, archival }: DocumentChoices,
): Promise<Uint8Array | undefined> =>
  typesetDocument(async () => {
    const portfolio = await readPortfolio();
    if (!portfolio) return undefined;
    const { json, design, cvLook } = portfolio;
    const { typePairing, ...look } =
      form === 'plain' ? cvLookOf(design, triedLook ?? cvLook) : lookOf(design);
    const urls = form === 'plain' ? [] : picturesOf(portfolio);
    const { files, names } = await readAll(urls, readPictures);
    return {
      form: made,
      json,
      audience,
      options: { form, paper, look, today, canonical, pictures: names, isArchival: archival === 'true' },
      pictures: files,
      typePairing,
    };
  }, asker);

/** The picture that stands for the page, as PNG; undefined if the profile is gone. */
export const socialImage = ({
  readPortfolio,
  audience,
  canonical,
  readPictures,
  asker,
}: TypesetSource): Promise<Uint8Array | undefined> =>
  typesetDocument(async () => {
    const portfolio = await readPortfolio();
    if (!portfolio) return undefined;
    const { json, design, portraitUrl } = portfolio;
    const { typePairing, ...look } = lookOf(design);
    const { files, names } = await readAll(portraitUrl === null ? [] : [portraitUrl], readPictures);
    const [portrait = null] = names.values();
    return {
      form: 'png',
      json,
      audience,
      options: { look, canonical, portrait },
      pictures: files,
      typePairing,
    };
  }, asker);

const picturesOf = ({ portraitUrl, imageUrls }: PortfolioJson): string[] => [
  ...(portraitUrl === null ? [] : [portraitUrl]),
  ...imageUrls.slice(0, mostPictures),
];

async function readAll(urls: string[], readPictures: TypesetSource['readPictures']) {
  const files: Record<string, Uint8Array> = {};
  const names = new Map<string, string>();
  const pictures = await readPictures(urls);
  for (const [index, picture] of pictures.entries()) {
    const url = urls[index];
    if (!picture || url === undefined) continue;
    const name = `picture-${index}.jpg`;
    files[name] = picture;
    names.set(url, name);
  }
  return { files, names };
}

type LookWithType = Look & { typePairing: TypePairing };

/** The look of a document in the design that visitors see. */
export function lookOf(design: unknown): LookWithType {
  const { theme, accent, typePairing, sections } = readDesign(design);
  const { light, pairing } = themeLooks[theme];
  return {
    accent: readableOn([white], accent ?? light.accent),
    order: sections.map(({ key }) => key),
    character: cvLookOfTheme[theme],
    typePairing: typePairing ?? pairing,
  };
}

/** The look of a CV, which has the type of its character. @param chosen as stored */
function cvLookOf(design: unknown, chosen: string | null): LookWithType {
  const look = lookOf(design);
  const character = cvLooks.find((each) => each === chosen) ?? look.character;
  return { ...look, character, typePairing: themeLooks[character].pairing };
}
