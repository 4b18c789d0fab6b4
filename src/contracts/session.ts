import { z } from 'zod';
import { instant } from './dates';
import { id } from './ids';
import { place } from './place';

/** A session as its owner sees it in the list; its token stands nowhere. */
const listedSession = z.object({
  id,
  /** The browser and the system, such as `Chrome on Windows`. */
  device: z.string(),
  place,
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSession>;

export const sessionList = z.object({ sessions: z.array(listedSession) });

/** How many sessions a call has ended. */
export const endedSessions = z.object({ ended: z.int().nonnegative() });
