import { z } from 'zod';

/** The state of the file storage, which the gallery checks before an upload. */
export const storageConfig = z.object({
  /** Whether files can be stored now. */
  hasConfig: z.boolean(),
  /** The location of the storage; useless without the server's credentials. */
  url: z.string(),
  /** Part of the specified answer; always empty, because no keys are given out. */
  anonKey: z.literal(''),
});
