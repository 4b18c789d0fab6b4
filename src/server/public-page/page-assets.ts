/** The URL prefix of the page's own files. */
export interface PageAssets {
  cssHref: string;
  scriptHref: string;
  /** Those with which every page writes; the browser fetches them before it has read the styles. */
  fontHrefs: string[];
}

/** @param hrefOf says where a source file's built form is served */
export const pageAssets = (hrefOf: (source: string) => string): PageAssets => ({
  cssHref: hrefOf('src/server/public-page/public-page.css'),
  scriptHref: hrefOf('src/server/public-page/public-page.client.ts'),
  fontHrefs: ['fraunces/files/fraunces-latin-opsz-normal', 'inter/files/inter-latin-wght-normal'].map(
    (font) => hrefOf(`node_modules/@fontsource-variable/${font}.woff2`),
  ),
});
