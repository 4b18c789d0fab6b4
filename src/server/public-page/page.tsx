import type { ReactNode } from 'react';
import type { PublicPortfolio } from '../../../db/public-projection';
import { exportForms, exportPath, socialImageSize } from '../../contracts/exports';
import { descriptionOf, type Summary, summarize } from '../../documents/summary';
import { Document, toHtml } from './document';
import { jsonLd } from './json-ld';
import type { PageAssets } from './page-assets';
import { Paragraphs, Section } from './parts';
import { pageBlocks } from './sections/blocks';
import { Hero } from './sections/hero';

export interface PageOptions {
  assets: PageAssets;
  /** The page's origin for visitors. */
  origin: string;
  /** The date of the visit, `YYYY-MM-DD`. */
  today: string;
  /** Whether e-mail addresses, telephone numbers and streets are shown. */
  isContactShown: boolean;
  /** Whether this is the owner's draft of the design. */
  isDraft: boolean;
}

/** The public page of a portfolio, complete without scripts. */
export function renderPage(portfolio: PublicPortfolio, options: PageOptions): string {
  const { today, isContactShown, assets } = options;
  const summary = summarize(portfolio);
  const title = [summary.name, portfolio.jobTitle].filter(Boolean).join(' · ');
  return toHtml(
    <Document title={title} assets={assets} head={<Metadata {...{ portfolio, summary, title, options }} />}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      {portfolio.visibility === 'private' && (
        <p className="owner-note" role="note">
          This page is private. Nobody but you can see it.
        </p>
      )}
      <div className="page">
        <Hero portfolio={portfolio} summary={summary} isContactShown={isContactShown} />
        <main id="content" tabIndex={-1}>
          {summary.rest && (
            <Section id="about" title="About">
              <Paragraphs text={summary.rest} />
            </Section>
          )}
          {pageBlocks.map((Block) => (
            <Block key={Block.name} {...{ portfolio, today, isContactShown }} />
          ))}
        </main>
        <PageFooter name={summary.name} />
      </div>
    </Document>,
  );
}

const PageFooter = ({ name }: { name: string }): ReactNode => (
  <footer className="page-footer quiet">
    <p>{name}</p>
    <p>
      Told with <a href="/landing">Storyfolio</a>
    </p>
  </footer>
);

interface MetadataProps {
  portfolio: PublicPortfolio;
  summary: Summary;
  title: string;
  options: PageOptions;
}

function Metadata({ portfolio, summary, title, options }: MetadataProps) {
  const { id, profileSlug, visibility } = portfolio;
  const { origin, isContactShown, isDraft, assets } = options;
  const canonical = `${origin}/profile/${profileSlug}`;
  const description = descriptionOf(portfolio, summary);
  const isListed = visibility === 'public' && !isContactShown && !isDraft;
  return (
    <>
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content="Storyfolio" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {visibility !== 'private' && (
        <SocialImage href={`${origin}${exportPath(profileSlug, 'png')}`} alt={title} />
      )}
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <script type="application/ld+json">{jsonLd(portfolio, summary, canonical)}</script>
      {/* Views by the owner are not counted. */}
      <script
        type="module"
        src={assets.scriptHref}
        data-profile={visibility === 'private' || isContactShown || isDraft ? undefined : id}
      />
    </>
  );
}

/** The picture that stands for the page where its address is shared. */
const SocialImage = ({ href, alt }: { href: string; alt: string }) => (
  <>
    <meta property="og:image" content={href} />
    <meta property="og:image:type" content={exportForms.png.contentType} />
    <meta property="og:image:width" content={`${socialImageSize.width}`} />
    <meta property="og:image:height" content={`${socialImageSize.height}`} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
