import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readPublicPortfolio } from '../../../db/public-projection';
import { findPageLanguages } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { type PageLanguage, readPageLanguage } from '../../contracts/page-language';
import { pageLanguageOf } from '../../words/language';
import { type Words, wordsOf } from '../../words/words';

/** The languages that were recognised last, by profile and version. */
const recognised = new LRUCache<string, PageLanguage>({ max: 2_000 });

/** The words of a profile's page, for the forms, pages and mails that belong to it. */
export const findPageWords = async (db: Kysely<DB>, profileId: string): Promise<Words> =>
  wordsOf(await findLanguageOfPage(db, profileId));

/** The language of a profile's page, chosen or recognised. */
export async function findLanguageOfPage(db: Kysely<DB>, profileId: string): Promise<PageLanguage> {
  const row = await findPageLanguages(db, profileId);
  const chosen = readPageLanguage(row?.language ?? null);
  if (chosen || !row) return chosen ?? 'en';
  const key = `${profileId} ${row.publicVersion}`;
  const known = recognised.get(key);
  if (known) return known;
  const portfolio = await readPublicPortfolio(db, profileId);
  const language = portfolio ? pageLanguageOf(portfolio) : 'en';
  recognised.set(key, language);
  return language;
}
