import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertProfile, type ProfileRow } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { profileSlug, slugLength } from '../../contracts/profile';

const suffixDigits = 6;

/** Adds an empty profile to the account, with a slug made from the person's name. */
export async function createProfile(
  tx: Transaction<DB>,
  accountId: string,
  displayName: string,
): Promise<ProfileRow> {
  const id = uuid();
  for (const slug of slugCandidates(displayName)) {
    const created = await insertProfile(tx, { id, accountId, displayName, profileSlug: slug });
    if (created) return created;
  }
  throw new Error(`No free address was found for ${id}`);
}

/** Slugs to try in turn: the name alone, then the name with a random number. */
function* slugCandidates(displayName: string): Generator<string> {
  const name = slugOf(displayName);
  if (profileSlug.safeParse(name).success) yield name;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    yield `${name || 'portfolio'}-${String(randomInt(10 ** suffixDigits)).padStart(suffixDigits, '0')}`;
  }
}

/** The name in lower-case ASCII, words joined by hyphens, with room for a number. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength.max - suffixDigits - 1)
    .replace(/^-|-$/g, '');
}
