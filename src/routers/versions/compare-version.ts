import type { z } from 'zod';
import type { VersionContents } from '../../../db/column-types';
import { findOwnVersion } from '../../../db/queries/profile-versions';
import { pageSections, readDesign } from '../../contracts/design';
import type { PortfolioDifferences } from '../../contracts/portfolio';
import type { byVersion, VersionDifferences } from '../../contracts/profile-version';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { compareContents } from './compare-contents';
import { digestOf, findContents } from './page-contents';

/** What differs between a version of the caller's page and the page now, and what of it restoring would make public. */
export async function compareVersion(
  { db, caller }: Pick<Context, 'db'> & { caller: Caller },
  { profileId, id }: z.output<typeof byVersion>,
): Promise<VersionDifferences> {
  const ownId = ownProfileId({ caller }, profileId);
  const found = await findOwnVersion(db, caller.accountId, ownId, id);
  const now = found && (await findContents(db, ownId));
  if (!found || !now) throw notFound('version');
  const { contents, ...version } = found;
  const differences = compareContents(contents, now, samePairs(contents));
  const cvs = compareCvs(contents, now);
  return {
    version,
    ...differences,
    cvs,
    current: digestOf(now),
    madePublic: [
      ...madePublic(differences),
      ...cvs
        .filter(({ origin, copy }) => origin === 'public' && copy === 'private')
        .map(({ title }) => title),
    ],
    shownAgain: shownAgain(contents, now),
  };
}

/** In both, whatever stays has the same id. */
function samePairs({ sections, portrait, video, cvs }: VersionContents): Map<string, string> {
  const all = [
    ...Object.values(sections).flat(),
    ...cvs,
    ...(portrait ? [portrait] : []),
    ...(video ? [video] : []),
  ];
  return new Map(all.map(({ id }) => [id, id]));
}

/** The titles of entries that are private now and were public. */
const madePublic = ({ sections }: Pick<PortfolioDifferences, 'sections'>) =>
  sections.flatMap(({ changed }) =>
    changed
      .filter(({ fields }) => fields.some(({ field, origin }) => field === 'isPublic' && origin === true))
      .map(({ title }) => title),
  );

/** The parts that are hidden now and were not. */
function shownAgain(then: VersionContents, now: VersionContents): string[] {
  const shownIn = ({ design }: VersionContents) =>
    new Set(readDesign(design).sections.flatMap(({ key, isShown }) => (isShown ? [key] : [])));
  const [before, after] = [shownIn(then), shownIn(now)];
  return pageSections.filter(({ key }) => before.has(key) && !after.has(key)).map(({ label }) => label);
}

type Offer = VersionDifferences['cvs'][number]['copy'];

function compareCvs(then: VersionContents, now: VersionContents): VersionDifferences['cvs'] {
  const offerOf = (cv: { isPublic: boolean } | undefined): Offer =>
    !cv ? 'none' : cv.isPublic ? 'public' : 'private';
  const all = new Map([...now.cvs, ...then.cvs].map((cv) => [cv.id, cv]));
  return [...all.values()]
    .map(({ id, filename }) => ({
      id,
      title: filename,
      origin: offerOf(then.cvs.find((cv) => cv.id === id)),
      copy: offerOf(now.cvs.find((cv) => cv.id === id)),
    }))
    .filter(({ origin, copy }) => origin !== copy && !(origin === 'none' && copy === 'private'));
}
