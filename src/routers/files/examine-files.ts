import {
  findStoredFile,
  listStoredFiles,
  listUnkeptFiles,
  type StoredFileRow,
} from '../../../db/queries/stored-files';
import type { Context } from '../context';
import type { KeptFile } from '../ports';

type Stores = Pick<Context, 'db' | 'files'>;

/** How the file store and the rows that speak of it differ; all lists are empty where all is well. */
export interface FilesReport {
  /** Files that no row speaks of. */
  orphans: KeptFile[];
  /** Rows of content whose file is not there, or is of another size: `found` in bytes. */
  damaged: { key: string; accountId: string | null; size: number; found: number | undefined }[];
  /** Names of files that broken uploads have left in staging for more than half an hour. */
  leftovers: string[];
  /** Files that the sweeper has still to delete. */
  waiting: StoredFileRow[];
}

/** Compares the store with its rows, both in the order of their keys; nothing is changed. */
export async function examineFiles(ctx: Stores): Promise<FilesReport> {
  const report: FilesReport = {
    orphans: [],
    damaged: [],
    leftovers: await ctx.files.listAbandoned(),
    waiting: await listUnkeptFiles(ctx.db),
  };
  for await (const [file, row] of pairs(ctx)) {
    if (file && !row) report.orphans.push(...(await confirmOrphan(ctx, file)));
    if (row?.state === 'kept' && row.size !== file?.size) {
      report.damaged.push(...(await confirmDamage(ctx, row.key)));
    }
  }
  return report;
}

/** Deletes files that no row speaks of. */
export async function deleteOrphans(ctx: Stores): Promise<void> {
  for await (const [file, row] of pairs(ctx)) {
    if (!file || row) continue;
    for (const { key } of await confirmOrphan(ctx, file)) await ctx.files.remove(key);
  }
}

type Pair = [file: KeptFile | undefined, row: StoredFileRow | undefined];

async function* pairs({ db, files }: Stores): AsyncGenerator<Pair> {
  const [allFiles, allRows] = [files.list()[Symbol.asyncIterator](), eachRow(db)];
  let [file, row] = [(await allFiles.next()).value, (await allRows.next()).value];
  while (file || row) {
    const hasFile = file && (!row || file.key <= row.key);
    const hasRow = row && (!file || row.key <= file.key);
    yield [hasFile ? file : undefined, hasRow ? row : undefined];
    if (hasFile) file = (await allFiles.next()).value;
    if (hasRow) row = (await allRows.next()).value;
  }
}

async function* eachRow(db: Context['db']): AsyncGenerator<StoredFileRow, undefined> {
  let rows = await listStoredFiles(db, '');
  while (rows.length > 0) {
    yield* rows;
    rows = await listStoredFiles(db, rows.at(-1)?.key ?? '');
  }
  return undefined;
}

/** Looks once more, as uploads and deletions go on meanwhile: a file has its row before it comes and while it goes. */
async function confirmOrphan({ db, files }: Stores, file: KeptFile): Promise<KeptFile[]> {
  if (await findStoredFile(db, file.key)) return [];
  const found = await files.find(file.key);
  return found ? [found] : [];
}

async function confirmDamage({ db, files }: Stores, key: string): Promise<FilesReport['damaged']> {
  const found = (await files.find(key))?.size;
  const row = await findStoredFile(db, key);
  if (row?.state !== 'kept' || row.size === found) return [];
  return [{ key, accountId: row.accountId, size: Number(row.size), found }];
}
