import { z } from 'zod';

/** What anyone may know of this server, and what the client shows accordingly. */
export const systemStatus = z.object({
  /** Whether the developers' pages are served. */
  devPages: z.boolean(),
});
