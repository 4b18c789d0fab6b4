import type { PublicPortfolio } from '../../../db/public-projection';
import { languageName } from '../../contracts/page-language';
import { canonicalUrl } from './canonical-url';
import { useWords } from './spoken-words';
import { otherLanguageOf } from './wanted-language';

/** What the languages of a page are known by. */
type InLanguages = Pick<PublicPortfolio, 'profileSlug' | 'canonicalHost' | 'language' | 'pageLanguages'>;

interface LanguagesProps {
  portfolio: InLanguages;
  /** Of the installation. */
  origin: string;
}

/** The page in each of its languages, beginning with its own. */
function versionsOf({ portfolio, origin }: LanguagesProps) {
  const { profileSlug: slug, canonicalHost, pageLanguages: all } = portfolio;
  return all.map((language, at) => ({
    language,
    url: canonicalUrl(origin, { slug, canonicalHost, language: at === 0 ? undefined : language }),
  }));
}

/** Tells search engines where the page is in its other languages. */
export function LanguageLinks(props: LanguagesProps) {
  const versions = versionsOf(props);
  const [own] = versions;
  return (
    <>
      {versions.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      {own && <link rel="alternate" hrefLang="x-default" href={own.url} />}
    </>
  );
}

/** Leads to the page in its other languages; nothing for a page in one. */
export function LanguageSwitch(props: LanguagesProps) {
  const { t } = useWords();
  const versions = versionsOf(props);
  const shown = otherLanguageOf(props.portfolio) ?? versions[0]?.language;
  if (versions.length === 0) return null;
  return (
    <nav className="languages" aria-label={t('page.sections.languages')}>
      <ul>
        {versions.map(({ language, url }) => (
          <li key={language}>
            <a
              href={url}
              hrefLang={language}
              lang={language}
              aria-current={language === shown ? 'page' : undefined}
            >
              {languageName(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
