import { z } from 'zod';
import { instant } from '../dates';

/** What runs, and what the database has been brought to. */
export const systemVersions = z.object({
  app: z.string(),
  node: z.string(),
  postgresql: z.string(),
  migrations: z.object({
    applied: z.array(z.object({ name: z.string(), at: instant })),
    pending: z.array(z.string()),
  }),
});

/** Lines of a report that are shown at most; its numbers count all. */
export const reportLines = 100;

const finding = z.object({ count: z.int(), lines: z.array(z.string()) });

/** How the file store and the rows that speak of it differ; every count is 0 where all is well. */
export const filesReport = z.object({
  /** Files that no row speaks of. */
  orphans: finding,
  /** Rows whose file is missing or of another size. */
  damaged: finding,
  /** What broken uploads have left behind. */
  leftovers: finding,
  /** Files that the sweeper has still to delete. */
  waiting: finding,
});
export type FilesReport = z.infer<typeof filesReport>;
