import { z } from 'zod';
import { instant } from './dates';
import { id, profileId } from './ids';
import { portfolioDifferences } from './portfolio';
import { boundedText, requiredLine } from './text';

/** Why a version was kept: the page was published, an import or a restoration followed, or its owner asked for it. */
export const versionReasons = ['published', 'before-import', 'before-restore', 'kept'] as const;
export type VersionReason = (typeof versionReasons)[number];

/** The longest name of a version. */
export const versionNameLength = 80;

/** How many versions without a name a portfolio keeps, the newest; and how many with one. */
export const mostVersions = 50;

/** What the versions of a portfolio take up at most, those without a name and those with one, in bytes. */
export const versionsMaxBytes = 20 * 1024 * 1024;

const name = requiredLine(versionNameLength);

/** A page as it was at some time, as its owner finds it among the others. */
export const profileVersion = z.object({
  id,
  reason: z.enum(versionReasons),
  name: z.string().nullable(),
  createdAt: instant,
});
export type ProfileVersion = z.infer<typeof profileVersion>;

/** The input of a call that names one version. */
export const byVersion = z.strictObject({ profileId, id });

/** The page as it is now, to be kept under a name. */
export const newVersion = z.strictObject({ profileId, name });

/** A name of a version; null takes it away. */
export const versionNaming = z.strictObject({ profileId, id, name: name.nullable() });

const offered = z.enum(['public', 'private', 'none']);

/** What differs between a version, which is the origin, and the page now, which stands as its copy. */
export const versionDifferences = portfolioDifferences
  .pick({ profile: true, design: true, files: true, sections: true })
  .extend({
    version: profileVersion,
    /** The CVs that were offered otherwise than now. Those that are not in the version become private. */
    cvs: z.array(z.object({ id, title: z.string(), origin: offered, copy: offered })),
    /** What the page holds now, in a word by which `restore` sees that it has not changed since. */
    current: z.string(),
    /** The titles of what is private now and would become public, and the parts that would no longer be hidden. */
    madePublic: z.array(z.string()),
    shownAgain: z.array(z.string()),
  });
export type VersionDifferences = z.infer<typeof versionDifferences>;

/** Where `current` is given, it is refused if the page holds something else by now. */
export const versionRestoration = byVersion.extend({ current: boundedText(100).optional() });

/** The answer to a restoration. */
export const restoredVersion = z.object({
  /** The version to restore in order to undo it: the page as it was before. */
  undoId: id,
  /** How many entries and files could not be brought back, because they are deleted for good. */
  lost: z.int(),
});
