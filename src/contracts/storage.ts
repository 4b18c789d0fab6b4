import { z } from 'zod';

/** What the gallery needs to know of the file storage before it uploads. */
export const storageConfig = z.object({
  /** Whether files can be stored now. */
  hasConfig: z.boolean(),
  /** Where the storage is; of no use without the server's credentials. */
  url: z.string(),
  /** Part of the specified answer; this server hands out no keys, so it is empty. */
  anonKey: z.literal(''),
});
