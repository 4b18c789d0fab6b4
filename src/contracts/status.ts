import { z } from 'zod';
import { day, instant } from './dates';

/** How many days are shown, today included. */
export const statusDays = 90;

/** The parts of an installation, as its visitors know them. */
export const installationParts = ['database', 'files', 'mail', 'jobs', 'video'] as const;
export type InstallationPart = (typeof installationParts)[number];

/** `late`: work waits for longer than it should; `absent`: not part of this installation. */
const partState = z.enum(['ok', 'late', 'failed', 'absent']);
export type PartState = z.infer<typeof partState>;

const statusDay = z.object({
  day,
  /** The minutes since the first sample in which a process answered. */
  answered: z.int().nonnegative(),
  /** Those of them in which something did not work. */
  impaired: z.int().nonnegative(),
  /** The minutes since the first sample in which no process answered. */
  down: z.int().nonnegative(),
  /** Whether there are samples of the day, or of an earlier one. */
  hasData: z.boolean(),
});
export type InstallationDay = z.infer<typeof statusDay>;

/** The installation's status and its history. */
export const installationStatus = z.object({
  status: z.enum(['ok', 'impaired', 'down']),
  at: instant,
  parts: z.record(z.enum(installationParts), partState),
  /** The last days, the oldest first; null while the database cannot be reached. */
  days: z.array(statusDay).nullable(),
  /** The share of minutes that were answered, of those since the first sample; null without any. */
  uptime: z.number().min(0).max(1).nullable(),
});
export type InstallationStatus = z.infer<typeof installationStatus>;
