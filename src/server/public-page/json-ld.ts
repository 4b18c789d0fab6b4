import type { PublicPortfolio } from '../../../db/public-projection';
import { contactHref } from '../../documents/handles';
import { descriptionOf, type Summary } from '../../documents/summary';
import type { Words } from '../../words/words';

/** The person as schema.org JSON-LD for search engines; safe inside a `script` element. */
export function jsonLd(
  portfolio: PublicPortfolio,
  summary: Summary,
  { origin, canonical, words }: { origin: string; canonical: string; words: Words },
): string {
  const { jobTitle, skills, contacts, portrait, visibility, changedOn } = portfolio;
  const { position, school } = summary;
  const links = contacts.map(contactHref).filter((href) => href !== undefined);
  const person = {
    '@type': 'Person',
    name: summary.name,
    url: canonical,
    image: portrait && visibility !== 'private' ? origin + portrait.url : undefined,
    description: descriptionOf(portfolio, summary, words),
    jobTitle: jobTitle || (position?.position ?? undefined),
    address: addressOf(portfolio),
    worksFor:
      position?.isCurrent && position.company
        ? { '@type': 'Organization', name: position.company }
        : undefined,
    alumniOf: school?.institution
      ? { '@type': 'EducationalOrganization', name: school.institution }
      : undefined,
    knowsAbout: listed(skills.map(({ name }) => name)),
    sameAs: listed(links),
  };
  const page = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: canonical,
    inLanguage: words.locale,
    dateModified: changedOn,
    mainEntity: person,
  };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

const listed = (texts: string[]) => (texts.length > 0 ? [...new Set(texts)] : undefined);

function addressOf({ addresses, location }: PublicPortfolio) {
  const place = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0];
  if (!place) return location || undefined;
  return {
    '@type': 'PostalAddress',
    addressLocality: place.city,
    addressRegion: place.state ?? undefined,
    addressCountry: place.country ?? undefined,
  };
}
