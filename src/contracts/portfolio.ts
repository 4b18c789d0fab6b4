import { z } from 'zod';
import { instant } from './dates';
import { id, profileId } from './ids';
import { ignoredFields } from './ignored-fields';
import { keysOf } from './keys-of';
import { portfolioParts } from './portfolio-parts';
import { visibilities } from './profile';
import { sectionContracts } from './sections';
import { requiredLine } from './text';

/** The longest name that an owner gives to a portfolio. */
export const portfolioNameLength = 80;

const name = requiredLine(portfolioNameLength);

/** How long a deleted portfolio can be brought back, in minutes. */
export const portfolioRestorableMinutes = 10;

/** The longest name of an employer that a portfolio is tailored for. */
const employerLength = 200;

const namedPortfolio = z.object({ id, name: z.string(), profileSlug: z.string() });

/** A portfolio as its owner finds it among the others. */
export const portfolio = z.object({
  id,
  /** Its name, which only its owner sees. */
  name: z.string(),
  profileSlug: z.string(),
  /** Its public address: below `/profile`, or at its own domain. */
  pageUrl: z.string(),
  visibility: z.enum(visibilities),
  /** Who can find the page now: a public one without a name or content is unlisted until it has both. */
  shownVisibility: z.enum(visibilities),
  /** Whether it is the one that the screens show, and that `demo-profile-1` names. */
  isCurrent: z.boolean(),
  displayName: z.string(),
  jobTitle: z.string(),
  /** How many of its nine parts are not empty. */
  completeParts: z.int().max(portfolioParts.length),
  /** All views of its page that count. */
  profileViews: z.int(),
  /** Null for one that was not copied from another. */
  copy: z
    .object({
      at: instant,
      /** Null once it was deleted. */
      origin: z.object({ id, name: z.string() }).nullable(),
    })
    .nullable(),
  /** The employer that it was tailored for, and the contact of its origin who stands for them. */
  tailoredFor: z.string().nullable(),
  employerContactId: id.nullable(),
  createdAt: instant,
});
export type Portfolio = z.infer<typeof portfolio>;

/** A new, empty portfolio. */
export const newPortfolio = z.strictObject({ name });

/** A new name of a portfolio. */
const naming = { profileId, name };
export const portfolioNaming = z.strictObject({ ...ignoredFields(portfolio, naming), ...naming });

/** A copy of a portfolio: named after the employer that it is for, who may be one of its employer contacts. */
export const portfolioCopy = z.strictObject({
  profileId,
  name: name.optional(),
  employerContactId: id.optional(),
  employer: requiredLine(employerLength).optional(),
});

/** The answer to a deletion: what the screens show from now on. */
export const removedPortfolio = z.object({ id, currentProfileId: id });

/** A deleted portfolio that can be brought back, and until when. */
export const deletedPortfolio = z.object({ id, name: z.string(), restorableUntil: instant });

const namedEntry = z.object({ id, title: z.string() });

/** A field with two values: those of the origin and of the copy, as they are stored. */
const changedField = z.object({ field: z.string(), origin: z.unknown(), copy: z.unknown() });
export type ChangedField = z.infer<typeof changedField>;

const sectionDifferences = z.object({
  section: z.enum(keysOf(sectionContracts)),
  /** Only in the copy. */
  added: z.array(namedEntry),
  /** Only in the origin; `isNewer` for those added after it was copied. */
  missing: z.array(namedEntry.extend({ isNewer: z.boolean() })),
  changed: z.array(namedEntry.extend({ originId: id, fields: z.array(changedField) })),
  /** Whether the entries that both have are in another order. */
  isReordered: z.boolean(),
});
export type SectionDifferences = z.infer<typeof sectionDifferences>;

/** The parts of a portfolio that are files. */
export const filedParts = ['portrait', 'video', 'cv'] as const;

/** What differs between a copy and its origin, as both are now. */
export const portfolioDifferences = z.object({
  copy: namedPortfolio,
  /** Null if it was deleted; then nothing is compared. */
  origin: namedPortfolio.nullable(),
  copiedAt: instant,
  profile: z.array(changedField),
  design: z.array(changedField),
  files: z.array(z.enum(filedParts)),
  /** Those that differ. */
  sections: z.array(sectionDifferences),
});
export type PortfolioDifferences = z.infer<typeof portfolioDifferences>;
