import {
  findStoredFile,
  listStoredFiles,
  listUnkeptFiles,
  type StoredFileRow,
} from '../../../db/queries/stored-files';
import type { Context } from '../context';
import type { KeptFile } from '../ports';

type Stores = Pick<Context, 'db' | 'files'>;

/** The differences between the file store and its rows; all lists are empty if there are none. */
export interface FilesReport {
  /** Files without a row. */
  orphans: KeptFile[];
  /** Content rows whose file is missing or has another size: `found` in bytes. */
  damaged: { key: string; accountId: string | null; size: number; found: number | undefined }[];
  /** Files that broken uploads left in staging for more than half an hour. */
  leftovers: string[];
  /** Files waiting for the sweeper. */
  waiting: StoredFileRow[];
}

/** Compares the store with its rows, both ordered by key; changes nothing. */
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

/** Deletes files without a row. */
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

/** Checks again, because uploads and deletions go on: a file's row exists from before it is stored until after it is deleted. */
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
