import { z } from 'zod';
import { portfolioParts } from './portfolio-parts';
import { profile } from './profile';

/** What a public page needs before it is listed: a name, and something that a stranger may see. */
const listingNeeds = ['name', 'content'] as const;

/** All that the dashboard shows, read in one query. */
export const dashboard = z.object({
  profile,
  /** The address of the public page for visitors: at an own domain, if one is verified and leads here. */
  pageUrl: z.string(),
  /** The address of the badge for other sites, at this installation even if the page has a domain. */
  badgeUrl: z.string(),
  /** Which parts of the portfolio are not empty. */
  complete: z.record(z.enum(portfolioParts.map((part) => part.key)), z.boolean()),
  /** What the page is missing; until it is complete, a public page is treated as unlisted. */
  missing: z.array(z.enum(listingNeeds)),
  /** Whether visitors can write to the owner with the form of the page. */
  takesMessages: z.boolean(),
  /** Whether a CV has been taken off the page until its owner decides about it. */
  hasWithdrawnCv: z.boolean(),
  /** All views of the public page that count. */
  profileViews: z.int(),
  /** Views that count, of each of the last 30 days in the profile's time zone, today last. */
  dailyViews: z.array(z.int()),
  employerContacts: z.int(),
  /** How many confirmed testimonials wait for a decision. */
  waitingTestimonials: z.int(),
  /** The URL of a complete example; null if this server has none. */
  exampleUrl: z.string().nullable(),
});
export type Dashboard = z.infer<typeof dashboard>;
