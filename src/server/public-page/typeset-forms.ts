import { readableOn } from '../../contracts/contrast';
import { readDesign, type TypePairing } from '../../contracts/design';
import type { DocumentChoices } from '../../contracts/exports';
import type { Portfolio } from '../../documents/portfolio';
import type { Look } from '../../documents/typesetting/content';
import type { Asker } from '../../routers/take-turns';
import { typesetDocument } from '../typesetter/typeset-document';
import { themeLooks } from './themes/themes';

/** What a typeset form is made of. */
export interface TypesetSource {
  portfolio: Portfolio;
  /** The address of the page. */
  canonical: string;
  /** The date of the visit, `YYYY-MM-DD`. */
  today: string;
  /** Images of the profile as JPEG; undefined where the reader may not see one. */
  readPictures(urls: string[]): Promise<(Uint8Array | undefined)[]>;
  asker: Asker;
}

const white = '#ffffff';

/** This many images fill a page; the others are on the profile's own page. */
const mostPictures = 24;

/** The profile as PDF. @param source the JSON text that an archival one has inside */
export const profilePdf = (
  { portfolio, canonical, today, readPictures, asker }: TypesetSource,
  { form, paper, archival }: DocumentChoices,
  source: () => string,
): Promise<Uint8Array> =>
  typesetDocument(async () => {
    const isArchival = archival === 'true';
    const look = lookOf(portfolio);
    const urls = form === 'plain' ? [] : picturesOf(portfolio);
    const { files, names } = await readAll(urls, readPictures);
    return {
      form: 'pdf',
      portfolio,
      options: { form, paper, look, today, canonical, pictures: names, isArchival },
      pictures: files,
      typePairing: look.typePairing,
      ...(isArchival && { source: source() }),
    };
  }, asker);

/** The picture that stands for the page, as PNG. */
export const socialImage = ({
  portfolio,
  canonical,
  readPictures,
  asker,
}: TypesetSource): Promise<Uint8Array> =>
  typesetDocument(async () => {
    const look = lookOf(portfolio);
    const urls = portfolio.portrait ? [portfolio.portrait.url] : [];
    const { files, names } = await readAll(urls, readPictures);
    const [portrait = null] = names.values();
    return {
      form: 'png',
      portfolio,
      options: { look, canonical, portrait },
      pictures: files,
      typePairing: look.typePairing,
    };
  }, asker);

const picturesOf = ({ portrait, gallery }: Portfolio): string[] => [
  ...(portrait ? [portrait.url] : []),
  ...gallery.slice(0, mostPictures).map(({ imageUrl }) => imageUrl),
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

/** The look of a document in the design that visitors see. */
function lookOf({ design }: Portfolio): Look & { typePairing: TypePairing } {
  const { theme, accent, typePairing, sections } = readDesign(design);
  const { light, pairing } = themeLooks[theme];
  return {
    accent: readableOn([white], accent ?? light.accent),
    order: sections.map(({ key }) => key),
    typePairing: typePairing ?? pairing,
  };
}
