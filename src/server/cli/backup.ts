import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/write-backup';
import { EnvError, readEnv } from '../process/env';
import { openFileStore } from '../process/file-store';
import { describeContent, inMegabytes } from './describe-archive';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

// Writes a backup, whether or not the server is running.

function readTarget(): string {
  try {
    const [file, ...rest] = parseArgs({ allowPositionals: true }).positionals;
    if (file && rest.length === 0) return path.resolve(file);
  } catch {
    // An unknown option is reported like a missing file.
  }
  throw new EnvError('Say where to write it: npm run backup -- backup.tar');
}

await runCommand(async (signal) => {
  const target = readTarget();
  const env = readEnv(process.env);
  const { manifest, size } = await withDatabase(env, signal, async (connectionString) =>
    writeBackup({ connectionString, files: await openFileStore(env) }, target, signal),
  );
  console.log(`Written: ${target} (${inMegabytes(size)}). It holds`);
  console.log(describeContent(manifest).join('\n'));
  return manifest.damagedFiles.length > 0 ? 1 : 0;
});
