import { z } from 'zod';
import { instant } from '../dates';

/** The running version and the database's last migration. */
export const systemVersions = z.object({
  app: z.string(),
  node: z.string(),
  postgresql: z.string(),
  migrations: z.object({
    applied: z.array(z.object({ name: z.string(), at: instant })),
    pending: z.array(z.string()),
  }),
});

/** The most lines of a report to show; its counts cover all. */
export const reportLines = 100;

const finding = z.object({ count: z.int(), lines: z.array(z.string()) });

/** The differences between the file store and its rows; all counts are 0 if all is well. */
export const filesReport = z.object({
  /** Files without a row. */
  orphans: finding,
  /** Rows whose file is missing or has another size. */
  damaged: finding,
  /** Leftovers of interrupted uploads. */
  leftovers: finding,
  /** Files that the sweeper is still to delete. */
  waiting: finding,
});
export type FilesReport = z.infer<typeof filesReport>;
