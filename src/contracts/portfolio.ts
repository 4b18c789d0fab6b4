import { z } from 'zod';
import { portfolioParts } from './dashboard';
import { instant } from './dates';
import { id, profileId } from './ids';
import { visibilities } from './profile';
import { requiredLine } from './text';

/** The longest name that an owner gives to a portfolio. */
export const portfolioNameLength = 80;

const name = requiredLine(portfolioNameLength);

/** The longest name of an employer that a portfolio is tailored for. */
const employerLength = 200;

/** How long a deleted portfolio can be brought back, in minutes. */
export const portfolioRestorableMinutes = 10;

/** A portfolio as its owner finds it among the others. */
export const portfolio = z.object({
  id,
  /** What only its owner calls it. */
  name: z.string(),
  profileSlug: z.string(),
  visibility: z.enum(visibilities),
  /** Whether it is the one that the screens show, and that `demo-profile-1` names. */
  isCurrent: z.boolean(),
  displayName: z.string(),
  jobTitle: z.string(),
  /** How many of its nine parts hold something. */
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
export const portfolioNaming = z.strictObject({ profileId, name });

/** A copy of a portfolio: named after the employer that it is for, who may be one of its employer contacts. */
export const portfolioCopy = z.strictObject({
  profileId,
  name: name.optional(),
  employerContactId: id.optional(),
  employer: requiredLine(employerLength).optional(),
});

/** The answer to a deletion: what the screens show from now on. */
export const removedPortfolio = z.object({ id, currentProfileId: id });
