import type { ReactNode } from 'react';
import { defaultDesign } from '../../contracts/design';
import { Document, toHtml } from '../public-page/document';
import type { PageAssets } from '../public-page/page-assets';
import { pageLook } from '../public-page/themes/page-look';
import { SiteFooter } from './footer';
import { SiteHeader } from './header';
import type { SitePage, SiteView } from './site-page';

type Head = Pick<SitePage, 'path' | 'title' | 'description' | 'isListed'>;

/** The built files that a page asks for. */
export interface FrameAssets {
  pageAssets: PageAssets;
  styleHrefs: string[];
  scriptHrefs: string[];
}

/**
 * The built files of a page.
 * @param hrefOf says where a source file's built form is served
 */
export const frameAssets = (
  { styles = [], scripts = [] }: NonNullable<SitePage['assets']>,
  pageAssets: PageAssets,
  hrefOf: (source: string) => string,
): FrameAssets => ({
  pageAssets,
  styleHrefs: ['src/server/site/site.css', ...styles].map(hrefOf),
  scriptHrefs: scripts.map(hrefOf),
});

const tagline = 'Your story, beautifully told';

/** The HTML of a page in the frame that all pages of the product share: header, main part, footer. */
export function renderFrame(page: Head, body: ReactNode, view: SiteView, assets: FrameAssets): string {
  const { pageAssets, styleHrefs, scriptHrefs } = assets;
  const look = pageLook(defaultDesign, pageAssets);
  const title = page.path === '/landing' ? `Storyfolio · ${tagline}` : `${page.title} · Storyfolio`;
  return toHtml(
    <Document
      title={title}
      assets={pageAssets}
      look={{ ...look, styleHrefs }}
      head={<Metadata page={page} title={title} origin={view.origin} scriptHrefs={scriptHrefs} />}
    >
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <SiteHeader path={page.path} isSignedIn={view.isSignedIn} />
      <main id="content" tabIndex={-1}>
        {body}
      </main>
      <SiteFooter path={page.path} operator={view.operator} />
    </Document>,
  );
}

interface MetadataProps {
  page: Head;
  title: string;
  origin: string;
  scriptHrefs: string[];
}

function Metadata({ page, title, origin, scriptHrefs }: MetadataProps) {
  const canonical = `${origin}${page.path}`;
  return (
    <>
      <meta name="description" content={page.description} />
      {page.isListed === false && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Storyfolio" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content="summary" />
      {scriptHrefs.map((href) => (
        <script key={href} type="module" src={href} />
      ))}
    </>
  );
}
