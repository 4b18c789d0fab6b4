import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAssets } from './page-assets';

interface DocumentProps {
  title: string;
  assets: PageAssets;
  /** More elements of the head. */
  head?: ReactNode;
  children: ReactNode;
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%234442b0'/%3E%3Ccircle cx='16' cy='16' r='6' fill='%23f79680'/%3E%3C/svg%3E";

/** The document of every server-rendered page. */
export function Document({ title, assets, head, children }: DocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        {assets.fontHrefs.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="stylesheet" href={assets.cssHref} />
        <link rel="icon" href={icon} />
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The rendered HTML. */
export const toHtml = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;
