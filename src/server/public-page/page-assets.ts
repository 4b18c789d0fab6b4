import type { Theme, TypePairing } from '../../contracts/design';
import { pairingFonts } from './type/pairing-fonts';

/** The URLs of the page's own files. */
export interface PageAssets {
  scriptHref: string;
  /** The script that counts how the page is read. */
  countingHref: string;
  /** The style sheet of each theme. */
  themes: Record<Theme, string>;
  pairings: Record<TypePairing, { cssHref: string; fontHrefs: string[] }>;
}

/** @param hrefOf says where a source file's built form is served */
export function pageAssets(hrefOf: (source: string) => string): PageAssets {
  const themeHref = (theme: Theme) => hrefOf(`src/server/public-page/themes/${theme}/style.css`);
  const pairing = (name: TypePairing) => ({
    cssHref: hrefOf(`src/server/public-page/type/${name}.css`),
    fontHrefs: pairingFonts[name].map((font) => hrefOf(`node_modules/@fontsource-variable/${font}.woff2`)),
  });
  return {
    scriptHref: hrefOf('src/server/public-page/public-page.client.ts'),
    countingHref: hrefOf('src/server/public-page/counting/views.client.ts'),
    themes: {
      editorial: themeHref('editorial'),
      swiss: themeHref('swiss'),
      sidebar: themeHref('sidebar'),
      showcase: themeHref('showcase'),
      document: themeHref('document'),
    },
    pairings: {
      'fraunces-inter': pairing('fraunces-inter'),
      archivo: pairing('archivo'),
      'hanken-grotesk': pairing('hanken-grotesk'),
      'bricolage-inter': pairing('bricolage-inter'),
      'source-serif-source-sans': pairing('source-serif-source-sans'),
    },
  };
}
