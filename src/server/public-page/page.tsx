import type { CSSProperties, ReactNode } from 'react';
import type { PublicPortfolio } from '../../../db/public-projection';
import { readDesign, takesMessages } from '../../contracts/design';
import { emojiFaces } from '../../contracts/emoji-font';
import { descriptionOf, type Summary, summarize } from '../../documents/summary';
import { directionOf, ownWordsOf, wordsOfPage } from '../../words/language';
import type { Words } from '../../words/words';
import { carryLanguage } from '../links/carry-token';
import { canonicalUrl } from './canonical-url';
import { CountingNote } from './counting/counting-note';
import { Document, toHtml } from './document';
import { Alternates, Downloads } from './downloads';
import { longestWord } from './heading-width';
import { jsonLd } from './json-ld';
import type { PageAssets } from './page-assets';
import { LanguageLinks, LanguageSwitch } from './page-languages';
import { Section } from './parts';
import { ScriptWords } from './script-words';
import { isVideoFirst, type ShownBlock, shownBlocks } from './sections/blocks';
import { Hero } from './sections/hero';
import { SeenWithoutScript, SharedNote, type SharedView } from './shared-note';
import { SocialImage } from './social-image';
import { LanguagesOfTexts, useWords } from './spoken-words';
import { textLanguagesOf } from './text-languages';
import { pageLook } from './themes/page-look';
import { themeLooks } from './themes/themes';
import { otherLanguageOf } from './wanted-language';

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
  /** Whether the entries say which they are, so that its owner's screens lead from them to their forms. */
  marksEntries?: boolean;
  /** What is different for somebody who came through a link. */
  shared?: SharedView | undefined;
  /** The words around the owner's; those of the page's language if left out. */
  words?: Words;
}

/** The public page of a portfolio, complete without scripts. */
export function renderPage(portfolio: PublicPortfolio, options: PageOptions): string {
  const { today, isContactShown, assets, marksEntries = false } = options;
  const { shared } = options;
  const design = readDesign(portfolio.design);
  const { words = wordsOfPage(portfolio) } = options;
  const { t } = words;
  const summary = summarize(portfolio, words);
  const title = [summary.name, portfolio.jobTitle].filter(Boolean).join(' · ');
  const textLanguages = textLanguagesOf(portfolio, summary.lead);
  const props = { portfolio, summary, words, today, isContactShown, marksEntries, textLanguages };
  const shown = shownBlocks(design, props);
  const { mediaPlace, opensWithPicture } = themeLooks[design.theme];
  const ownWords = ownWordsOf(portfolio);
  const language = otherLanguageOf(portfolio);
  const html = toHtml(
    <Document
      title={title}
      words={words}
      ownWords={ownWords}
      direction={directionOf(ownWords)}
      assets={assets}
      look={pageLook(design, assets)}
      head={<Metadata {...{ portfolio, summary, title, options }} />}
    >
      <a className="skip" href="#content">
        {t('page.head.skip')}
      </a>
      {shared && (
        <SharedNote
          name={summary.name}
          slug={portfolio.profileSlug}
          note={shared.note}
          isMeasured={shared.isMeasured}
        />
      )}
      {portfolio.visibility === 'private' && !shared && (
        <p className="owner-note" role="note">
          {t('page.head.private')}
        </p>
      )}
      <div className="page">
        <div className="intro">
          <LanguagesOfTexts value={textLanguages.of}>
            <Hero
              {...props}
              isOpenToMessages={takesMessages(design)}
              hasVideo={isVideoFirst(design)}
              mediaPlace={mediaPlace}
              opensWithPicture={opensWithPicture}
              address={
                portfolio.visibility === 'private'
                  ? undefined
                  : canonicalUrl(options.origin, addressOf(portfolio))
              }
            />
          </LanguagesOfTexts>
          {shown.length >= fewestForContents && <Contents blocks={shown} />}
        </div>
        <main id="content" tabIndex={-1} style={longestOf(shown)}>
          {shown.map(({ key, block: { id, isListed, bodyOf }, title }) => (
            <Section key={id} id={id} part={key} title={title} isListed={isListed} body={bodyOf(props)} />
          ))}
        </main>
        <PageFooter
          {...{ portfolio, origin: options.origin }}
          name={summary.name}
          isShared={shared !== undefined}
        />
      </div>
      <ScriptWords />
    </Document>,
  );
  return language === undefined ? html : carryLanguage(html, { slug: portfolio.profileSlug, language });
}

/** Where the page is in the language that it is shown in. */
const addressOf = (portfolio: PublicPortfolio) => ({
  slug: portfolio.profileSlug,
  canonicalHost: portfolio.canonicalHost,
  language: otherLanguageOf(portfolio),
});

/** By it, headings are so small that their longest word stays whole; all of them are of one size. */
const longestOf = (blocks: ShownBlock[]): CSSProperties & { '--longest-heading': number } => ({
  '--longest-heading': longestWord(blocks.map(({ title }) => title)),
});

/** Few sections are visible at once. */
const fewestForContents = 4;

function Contents({ blocks }: { blocks: ShownBlock[] }) {
  const { t } = useWords();
  return (
    <nav className="contents" aria-label={t('page.head.contents')}>
      <ul>
        {blocks.map(({ block: { id }, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PageFooterProps {
  name: string;
  portfolio: PublicPortfolio;
  origin: string;
  isShared: boolean;
}

function PageFooter({ name, portfolio, origin, isShared }: PageFooterProps) {
  const { t } = useWords();
  return (
    <footer className="page-footer quiet">
      <p>{name}</p>
      <p>{t.rich('page.foot.toldWith', { link: (text: ReactNode) => <a href="/landing">{text}</a> })}</p>
      <Downloads slug={portfolio.profileSlug} />
      {!isShared && <LanguageSwitch portfolio={portfolio} origin={origin} />}
      {!isShared && <CountingNote />}
    </footer>
  );
}

interface MetadataProps {
  portfolio: PublicPortfolio;
  summary: Summary;
  title: string;
  options: PageOptions;
}

function Metadata({ portfolio, summary, title, options }: MetadataProps) {
  const words = useWords();
  const { id, profileSlug, visibility } = portfolio;
  const { origin, isContactShown, isDraft, shared, assets } = options;
  const addressed = addressOf(portfolio);
  const canonical = canonicalUrl(origin, addressed);
  const description = descriptionOf(portfolio, summary, words);
  const isListed = visibility === 'public' && !isContactShown && !isDraft && !shared;
  const faces = emojiFaces(portfolio.facts.flatMap(({ emoji }) => emoji ?? []));
  return (
    <>
      {/* A hero that is painted in parts moves: where its video stands depends on what follows it. */}
      <link rel="expect" href="#content" blocking="render" />
      <meta name="description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files, and nothing else */}
      {faces && <style dangerouslySetInnerHTML={{ __html: faces }} />}
      <link rel="canonical" href={canonical} />
      {isListed && <LanguageLinks portfolio={portfolio} origin={origin} />}
      <Alternates slug={profileSlug} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content="Storyfolio" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={words.territory.replace('-', '_')} />
      {visibility !== 'private' && <SocialImage origin={origin} page={addressed} alt={title} />}
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <script type="application/ld+json">{jsonLd(portfolio, summary, { origin, canonical, words })}</script>
      {shared?.token && <SeenWithoutScript token={shared.token} />}
      <script type="module" src={assets.scriptHref} />
      {/* What only the owner can see is not counted. */}
      <script
        type="module"
        src={assets.countingHref}
        data-profile={(visibility === 'private' && !shared) || isDraft ? undefined : id}
      />
    </>
  );
}
