import { EmbeddedDatabaseError } from '../../db/embedded';
import { FileStoreError, StorageFullError } from '../routers/ports';
import { BackupError } from './backup/manifest';
import { EnvError } from './env';

const sentences: Record<string, string> = {
  EADDRINUSE: 'The port is in use already. Set PORT to another one, or stop what listens there.',
  EACCES:
    'This user may not listen on the port, or not write to DATA_DIR. Set PORT or DATA_DIR to another one.',
  EADDRNOTAVAIL:
    'HOST is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of its addresses.',
  ENOTFOUND: 'A host name is not known. Check HOST and DATABASE_URL.',
  ENOENT: 'There is no socket where DATABASE_URL says. Start that PostgreSQL server, or correct the folder.',
  ECONNREFUSED: 'Nothing answers at DATABASE_URL. Start that PostgreSQL server, or correct the address.',
  '28P01': 'The database refuses the password. Check the user and the password in DATABASE_URL.',
  '28000': 'The database refuses the user. Check the user in DATABASE_URL.',
  '3D000': 'The database of DATABASE_URL does not exist. Create it, or correct the name.',
};

/** What an operator reads of a failed start of the server or of a command: a sentence, or an unusual error as it is. */
export function explainFailure(error: unknown): unknown {
  const isExplained = error instanceof EnvError || error instanceof EmbeddedDatabaseError;
  return isExplained ? error.message : (startFailure(error) ?? error);
}

/** What an operator can do about a failed start of the server or of a command; undefined where the error is not a usual one. */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof BackupError) return error.message;
  if (error instanceof FileStoreError || error instanceof StorageFullError) return fileStoreFailure(error);
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  // A file that is missing has the same code as a socket that is.
  if (error.code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect')) return undefined;
  const sentence = sentences[String(error.code)];
  return sentence && `Storyfolio cannot start: ${sentence} (${error.message})`;
}

function fileStoreFailure({ message, cause }: Error): string {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return `Storyfolio cannot start: ${message} Check the S3_ variables, or the disk of DATA_DIR.${reason}`;
}
