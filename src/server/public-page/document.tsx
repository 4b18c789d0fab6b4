import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultDesign } from '../../contracts/design';
import { isSameLanguage, sureLanguageOf } from '../../words/language';
import { type Words, wordsOf } from '../../words/words';
import type { PageAssets } from './page-assets';
import { SpokenWords } from './spoken-words';
import { type PageLook, pageLook } from './themes/page-look';

interface DocumentProps {
  title: string;
  /** What is said around the owner's words; English if left out. */
  words?: Words;
  /** What the owner wrote, which may be in another language. */
  ownWords?: string;
  /** The direction of most of its texts. */
  direction?: 'ltr' | 'rtl';
  /** The usual look if left out. */
  look?: PageLook;
  assets: PageAssets;
  /** More elements of the head. */
  head?: ReactNode;
  children: ReactNode;
}

/** The icon of every page, as SVG. */
export const pageIcon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='#4442b0'/><path d='M8 9h7v14H8z' fill='#fffdf9'/><path d='M17 9h7v7h-7z' fill='#f79680'/></svg>";

const icon = `data:image/svg+xml,${encodeURIComponent(pageIcon)}`;

const usualLook = (assets: PageAssets) => pageLook(defaultDesign, assets);

/** The document of every server-rendered page. */
export function Document({
  title,
  words = wordsOf('en'),
  ownWords = '',
  direction = 'ltr',
  assets,
  look = usualLook(assets),
  head,
  children,
}: DocumentProps) {
  const written = sureLanguageOf(ownWords);
  const isForeign = written !== undefined && !isSameLanguage(written, words.locale);
  return (
    <html
      lang={isForeign ? written : words.locale}
      dir={words.direction === 'rtl' ? words.direction : direction}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={look.colorScheme} />
        {look.papers.map(({ color, media }) => (
          <meta key={color} name="theme-color" content={color} media={media} />
        ))}
        <title>{title}</title>
        {look.fontHrefs.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colors that were parsed, and nothing else */}
        <style dangerouslySetInnerHTML={{ __html: look.colors }} />
        {look.styleHrefs.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href={icon} />
        <SpokenWords value={words}>{head}</SpokenWords>
      </head>
      {/* Headings and controls are in ours; what the owner wrote says so itself. */}
      <body lang={isForeign ? words.locale : undefined}>
        <SpokenWords value={words}>{children}</SpokenWords>
      </body>
    </html>
  );
}

/** The rendered HTML. */
export const toHtml = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;
