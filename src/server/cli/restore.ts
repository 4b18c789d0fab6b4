import path from 'node:path';
import { parseArgs } from 'node:util';
import { verifyArchive } from '../backup/archive-reader';
import { restoreBackup } from '../backup/restore-backup';
import { EnvError, readEnv } from '../process/env';
import { openFileStore } from '../process/file-store';
import { describeContent } from './describe-archive';
import { runCommand } from './run-command';
import { withOwnDatabase } from './with-database';

// Restores a backup into an empty installation, or only verifies it.

const options = {
  check: { type: 'boolean', default: false },
  'without-mails': { type: 'boolean', default: false },
} as const;

function readRequest() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...rest] = positionals;
    if (file && rest.length === 0) return { file: path.resolve(file), ...values };
  } catch {
    // An unknown option is reported like a missing file.
  }
  throw new EnvError('Say what to restore: npm run restore -- backup.tar [--check] [--without-mails]');
}

await runCommand(async (signal) => {
  const { file, check: isCheck, 'without-mails': isWithoutMails } = readRequest();
  const env = readEnv(process.env);
  const archive = await verifyArchive(file, signal);
  console.log(`${file} is whole. It holds`);
  console.log(describeContent(archive.manifest).join('\n'));
  if (!isCheck) {
    await withOwnDatabase(env, signal, async (connectionString) => {
      const installation = { connectionString, files: await openFileStore(env, []) };
      return restoreBackup(archive, installation, { withMails: !isWithoutMails, signal });
    });
    console.log('All of it is restored. Start Storyfolio with the same variables.');
  }
  return archive.manifest.damagedFiles.length > 0 ? 1 : 0;
});
