import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { VersionContents } from '../../../db/column-types';
import { readWholePortfolio } from '../../../db/public-projection';
import type { DB } from '../../../db/tables.gen';
import { keysOf } from '../../contracts/keys-of';
import { sectionContracts } from '../../contracts/sections';
import { notFound } from '../errors';

/** Follows from the image of an entry. */
const ofImage = ['width', 'height', 'placeholder'];

/** What a page holds now; undefined if it is deleted. Access to the profile has been checked before. */
export async function findContents(db: Kysely<DB>, profileId: string): Promise<VersionContents | undefined> {
  const whole = await readWholePortfolio(db, profileId);
  if (!whole) return undefined;
  const { displayName, jobTitle, location, availability, bio, language, cvLook, paper, translations } = whole;
  const { design, portrait, video, cvs } = whole;
  return {
    profile: { displayName, jobTitle, location, availability, bio, language, cvLook, paper, translations },
    design,
    portrait: portrait && { id: portrait.id, alt: portrait.alt },
    video: video && { id: video.id },
    cvs: cvs.map(({ id, filename, isPublic }) => ({ id, filename, isPublic })),
    sections: Object.fromEntries(
      keysOf(sectionContracts).map((section) => [section, whole[section].map(withoutImage)]),
    ),
  };
}

const withoutImage = ({ id, isPublic, ...entry }: { id: string; isPublic: boolean }) => ({
  id,
  isPublic,
  ...Object.fromEntries(Object.entries(entry).filter(([field]) => !ofImage.includes(field))),
});

/** What a page holds now, as a version keeps it, as JSON with its digest. @throws NOT_FOUND if the page is deleted */
export async function readContents(db: Kysely<DB>, profileId: string) {
  const contents = await findContents(db, profileId);
  if (!contents) throw notFound('profile');
  return { contents, json: asKept(contents), digest: digestOf(contents) };
}

/** The same for the same contents. */
export const digestOf = (contents: VersionContents) =>
  createHash('sha256').update(asKept(contents)).digest('base64url');

const asKept = (contents: VersionContents) => JSON.stringify(withoutWordsOfOthers(contents));

/** The contents without the words of those who have confirmed them: they may withdraw them, and then nobody keeps any. */
const withoutWordsOfOthers = ({ sections, ...contents }: VersionContents): VersionContents => ({
  ...contents,
  sections: {
    ...sections,
    testimonials: (sections.testimonials ?? []).map((entry) =>
      entry.isConfirmed === true ? { id: entry.id, isPublic: entry.isPublic, isConfirmed: true } : entry,
    ),
  },
});
