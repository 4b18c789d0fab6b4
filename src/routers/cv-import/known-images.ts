import type { Kysely } from 'kysely';
import { v5 as uuidFrom } from 'uuid';
import { listEntriesThatShow } from '../../../db/queries/images';
import type { DB } from '../../../db/tables.gen';
import { comparableJson } from '../../contracts/portable-profile';
import type { ListedImage } from '../../reading/list-files';

/** The id that an image of a zip gets in the gallery of this profile. */
export const galleryId = (profileId: string, picture: string) => uuidFrom(picture, profileId);

/** The id that it gets as the portrait, which is cut to a square. */
export const portraitId = (profileId: string, picture: string) => uuidFrom(`portrait ${picture}`, profileId);

/** Which entries are taken for the same, if several show the same image: the most similar ones first. */
const similarities = [['caption', 'category', 'metadata', 'isPublic'], ['caption'], []] as const;

type Details = Partial<Record<(typeof similarities)[number][number], unknown>>;

const keysOf = (details: Details): string[] =>
  similarities.map((fields) => comparableJson(fields.map((field) => details[field] ?? null)));

/**
 * Looks for the entries of a saved gallery in that of a profile.
 * @returns what finds those that are there, of all or of a single image. Each entry of the profile stands for one of them
 */
export function knownEntries(profileId: string, saved: ListedImage[]) {
  const wanted = saved.map((entry) => ({ entry, picture: entry.picture, keys: keysOf(entry) }));
  return async (db: Kysely<DB>, only?: string): Promise<Set<ListedImage>> => {
    const listed = wanted.filter(({ picture }) => only === undefined || picture === only);
    const pictures = new Map<string, string>();
    const unclaimed = new Map<string, string[][]>();
    for (const { picture } of listed) {
      for (const id of [picture, galleryId(profileId, picture)]) pictures.set(id, picture);
      unclaimed.set(picture, []);
    }
    for (const row of await listEntriesThatShow(db, profileId, [...pictures.keys()]))
      unclaimed.get(pictures.get(row.imageId) ?? '')?.push(keysOf(row));
    const known = new Set<ListedImage>();
    for (const level of similarities.keys()) {
      for (const { entry, picture, keys } of listed) {
        const candidates = known.has(entry) ? [] : (unclaimed.get(picture) ?? []);
        const same = candidates.findIndex((other) => other[level] === keys[level]);
        if (same < 0) continue;
        candidates.splice(same, 1);
        known.add(entry);
      }
    }
    return known;
  };
}
