import type { z } from 'zod';
import { type filesReport, reportLines } from '../../contracts/admin/operations';
import type { Context } from '../context';
import { examineFiles } from '../files/examine-files';

/** A readable report of the differences between the file store and its rows. */
export async function describeFiles(
  ctx: Pick<Context, 'db' | 'files'>,
): Promise<z.input<typeof filesReport>> {
  const { orphans, damaged, leftovers, waiting } = await examineFiles(ctx);
  return {
    orphans: finding(orphans, ({ key, size }) => `${key}: ${size} bytes`),
    damaged: finding(damaged, ({ key, size, found }) =>
      found === undefined
        ? `${key}: is missing, has to be ${size} bytes`
        : `${key}: is ${found} bytes, has to be ${size}`,
    ),
    leftovers: finding(leftovers, (name) => name),
    waiting: finding(waiting, ({ key, size, state }) => `${key}: ${size} bytes, ${state}`),
  };
}

const finding = <T>(found: T[], describe: (item: T) => string) => ({
  count: found.length,
  lines: found.slice(0, reportLines).map(describe),
});
