import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { OpenedEntries } from '../column-types';
import { publicSections } from '../public-columns';
import { type PublicPortfolio, readPublicPortfolio } from '../public-projection';
import type { DB } from '../tables.gen';

/** Keeps what the page shows in its present version, entry by entry, unless that is kept. @returns the version */
export async function keepOpenedVersion(tx: Transaction<DB>, profileId: string): Promise<number> {
  const known = await tx
    .selectFrom('profiles')
    .innerJoin('openedVersions', (join) =>
      join
        .onRef('openedVersions.profileId', '=', 'profiles.id')
        .onRef('openedVersions.version', '=', 'profiles.publicVersion'),
    )
    .select('version')
    .where('id', '=', profileId)
    .executeTakeFirst();
  if (known) return known.version;
  const portfolio = await readPublicPortfolio(tx, profileId);
  if (!portfolio) throw new Error('A link belongs to a profile.');
  const { publicVersion: version } = portfolio;
  await tx
    .insertInto('openedVersions')
    .values({
      profileId,
      version,
      entries: sql<OpenedEntries>`${JSON.stringify(entriesOf(portfolio))}::jsonb`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return version;
}

const titleFields = [
  'name',
  'position',
  'degree',
  'fact',
  'title',
  'organization',
  'caption',
  'label',
  'filename',
];

/** An entry, or a field as an entry, with all that the page shows of it. */
interface Shown {
  id: string;
  value?: string;
}

/** What a page shows, entry by entry. */
export function entriesOf(portfolio: PublicPortfolio): OpenedEntries {
  const { displayName, jobTitle, location, availability, bio, cv, video, portrait } = portfolio;
  // Pages that were seen before there was this field showed nothing else.
  const fields = { displayName, jobTitle, location, ...(availability && { availability }) };
  const one = (entry: Shown | null): Shown[] => (entry ? [entry] : []);
  const lists: Record<string, Shown[]> = {
    ...Object.fromEntries(publicSections.map((section) => [section, portfolio[section]])),
    profile: [
      ...Object.entries(fields).map(([id, value]) => ({ id, value })),
      ...one(portrait && { ...portrait, id: 'portrait' }),
    ],
    about: one(bio ? { id: 'bio', value: bio } : null),
    video: one(video),
    cv: one(cv),
  };
  return Object.fromEntries(
    Object.entries(lists).map(([section, list]) => [
      section,
      list.map((entry) => ({ id: entry.id, title: titleOf(entry), digest: digestOf(entry) })),
    ]),
  );
}

/** The title of a section's entry: the first of its fields that can be one. */
export function titleOf(entry: object): string {
  const fields = new Map<string, unknown>(Object.entries(entry));
  const title = titleFields.map((field) => fields.get(field)).find((value) => typeof value === 'string');
  return typeof title === 'string' ? title : '';
}

const digestOf = (entry: object) =>
  createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 22);
