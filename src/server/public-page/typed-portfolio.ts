import type { Kysely } from 'kysely';
import { publicColumns } from '../../../db/public-columns';
import { type PublicPortfolio, readWholePortfolio } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { hiddenBy, readDesign } from '../../contracts/design';
import { newEntry, type TypedEntry } from '../../contracts/page-preview';
import type { ProfileTexts } from '../../contracts/profile';
import { sectionContracts } from '../../contracts/sections';
import {
  compareNewestFirst,
  type Dated,
  datedSections,
  isNewestFirst,
} from '../../contracts/sections/newest-first';
import type { Translations } from '../../contracts/translations';
import { notFound } from '../../routers/errors';

type OwnEntry = Dated & { id: string; isPublic: boolean; translations?: Translations };

/**
 * What visitors would see of a portfolio if the entry were saved as it is typed.
 * @throws NOT_FOUND if the portfolio has no such entry
 */
export async function withTypedEntry(
  db: Kysely<DB>,
  portfolio: PublicPortfolio,
  { section, id, values }: TypedEntry,
  language?: string,
): Promise<PublicPortfolio> {
  if (isHidden(portfolio, section)) return portfolio;
  const whole = await readWholePortfolio(db, portfolio.id);
  const own: OwnEntry[] = whole?.[section] ?? [];
  const before = own.find((entry) => entry.id === id);
  if (id !== undefined && !before) throw notFound(sectionContracts[section].noun);
  const typed: OwnEntry = { ...before, ...values, id: id ?? newEntry };
  const entries = before ? own.map((entry) => (entry === before ? typed : entry)) : [...own, typed];
  const isDated = datedSections.some((dated) => dated === section) && isNewestFirst(own);
  const placed = isDated ? entries.toSorted(compareNewestFirst) : entries;
  const shown = placed.filter(({ isPublic }) => isPublic).map(publicPartOf(section, language));
  return { ...portfolio, [section]: shown };
}

/** The columns of an entry that strangers may see; what only the product fills in is null in a new one. */
const publicPartOf = (section: TypedEntry['section'], language: string | undefined) => (entry: OwnEntry) => {
  const values = new Map<string, unknown>(Object.entries(inLanguage(entry, language)));
  const columns = publicColumns[section].map((column) => [column, values.get(column) ?? null]);
  return Object.fromEntries([...columns, ['translated', translatedIn(entry, language)]]);
};

/** What visitors would see if the first lines of the profile were saved as they are typed. */
export const withTypedProfile = (
  portfolio: PublicPortfolio,
  typed: ProfileTexts,
  language?: string,
): PublicPortfolio => {
  const { translations: _inOthers, bio, ...profile } = inLanguage(typed, language);
  return {
    ...portfolio,
    ...profile,
    bio: isHidden(portfolio, 'about') ? '' : bio,
    translated: translatedIn(typed, language),
  };
};

/** With its texts in a language, as far as they are translated. */
const inLanguage = <T extends { translations?: Translations }>(part: T, language = ''): T => ({
  ...part,
  ...translatedIn(part, language),
});

const translatedIn = ({ translations }: { translations?: Translations }, language = '') =>
  translations?.[language] ?? {};

const isHidden = ({ design }: PublicPortfolio, part: string) => hiddenBy(readDesign(design)).includes(part);
