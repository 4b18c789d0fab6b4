import { listOwnEvents } from '../../../db/queries/audit';
import { listOwnedFiles, listOwnedRows, type OwnedFile } from '../../../db/queries/owned-data';
import { distinctFilenames } from '../../contracts/distinct-filenames';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { imageFilenames } from '../gallery/image-filenames';
import { safeFilename } from '../safe-filename';
import { isExported } from './export-rules';

/** All data of an account, as the files of one archive. */
export interface AccountExport {
  documents: { name: string; content: string }[];
  files: { name: string; fileKey: string; size: number; storedAt: string }[];
}

/** Collects the caller's data in one snapshot, and records the export. */
export async function exportAccount(
  ctx: Pick<Context, 'db' | 'visitor'> & { caller: Caller },
): Promise<AccountExport> {
  const { accountId } = ctx.caller;
  await recordEvent(ctx.db, ctx, 'data-exported', { accountId });
  const moment = ctx.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (tx) => {
    const owned = await listOwnedRows(tx, accountId, isExported);
    const tables = [...owned, { table: 'audit_log', rows: await listOwnEvents(tx, accountId) }];
    const documents = tables.map(({ table, rows }) => ({
      name: `data/${table.replaceAll('_', '-')}.json`,
      content: `${JSON.stringify(rows, null, 2)}\n`,
    }));
    const readme = { name: 'README.txt', content: introduction };
    return { documents: [readme, ...documents], files: named(await listOwnedFiles(tx, accountId)) };
  });
}

const introduction = `This is everything that this site keeps of your account.

data/   One JSON document for each kind of record: your account, your profiles, the sections of your portfolio,
        employer contacts with their histories, sums of views, sessions, and what happened to your account. Times
        are in UTC.
files/  For each profile its CVs and its video as you uploaded them, its photos and its portrait in the largest size
        that is kept, and what you sent to employer contacts.

What proves who you are (your password and the like) is kept in a form that cannot be read, and is not included.
`;

/** Gives each file a name in the folder of its profile and kind. */
function named(files: OwnedFile[]): AccountExport['files'] {
  const names = distinctFilenames(
    files.map(({ profileSlug, kind, name }) => {
      const isImage = kind === 'photos' || kind === 'portrait';
      const [filename] = isImage
        ? imageFilenames([name])
        : [kind === 'sent' ? safeFilename(name.replace(/[/\\]/g, ' '), 'pdf', kind) : name];
      return `files/${profileSlug}/${kind}/${filename}`;
    }),
  );
  return files.map(({ fileKey, size, storedAt }, index) => ({
    name: names[index] ?? fileKey,
    fileKey,
    size,
    storedAt,
  }));
}
