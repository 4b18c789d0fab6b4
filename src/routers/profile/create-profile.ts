import { randomInt } from 'node:crypto';
import type { InsertObject, Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertProfile, type ProfileRow } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { profileSlug as slugRule } from '../../contracts/profile';
import { slugOf, slugSuffixDigits } from '../../contracts/slug-of';

type Fields = Omit<InsertObject<DB, 'profiles'>, 'id' | 'accountId' | 'displayName' | 'profileSlug'>;

/**
 * Adds a profile without contents to the account, with a slug made from the person's name.
 * @param options `isNumbered`: whether the slug ends in a random number even if the name alone is free
 */
export async function createProfile(
  tx: Transaction<DB>,
  accountId: string,
  displayName: string,
  fields: Fields = {},
  { isNumbered = false } = {},
): Promise<ProfileRow> {
  const id = uuid();
  for (const profileSlug of slugCandidates(displayName, isNumbered)) {
    const created = await insertProfile(tx, { ...fields, id, accountId, displayName, profileSlug });
    if (created) return created;
  }
  throw new Error(`No free address was found for ${id}`);
}

/** Slugs to try in turn: the name alone, then the name with a random number. */
function* slugCandidates(displayName: string, isNumbered: boolean): Generator<string> {
  const name = slugOf(displayName);
  if (!isNumbered && slugRule.safeParse(name).success) yield name;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    yield `${name || 'portfolio'}-${String(randomInt(10 ** slugSuffixDigits)).padStart(slugSuffixDigits, '0')}`;
  }
}
