import { z } from 'zod';
import { instant } from './dates';
import { id } from './ids';
import { place } from './place';

/** A session as listed for its owner, without its token. */
const listedSession = z.object({
  id,
  /** The browser and the system, such as `Chrome on Windows`. */
  device: z.string(),
  place,
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSession>;

export const sessionList = z.object({ sessions: z.array(listedSession) });

/** The number of sessions that were ended. */
export const endedSessions = z.object({ ended: z.int().nonnegative() });
