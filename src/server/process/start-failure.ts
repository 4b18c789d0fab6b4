import { DatabaseError } from 'pg';
import { EmbeddedDatabaseError } from '../../../db/embedded-postgres';
import { FileStoreError, StorageFullError } from '../../routers/ports';
import { BackupError } from '../backup/manifest';
import { EnvError } from './env';

const encode = 'and percent-encode its password: %40 for @, %3A for :, %2F for /';
const unknownHost = `A host name is not known. Check HOST and DATABASE_URL, ${encode}.`;
const brokenOff = 'The connection to the database broke off. Check the database, and start again.';
const noAnswer = 'Nothing answers at DATABASE_URL. Start that PostgreSQL server, or correct the address.';

/** By error code; includes what failed if the code alone does not say it. */
const sentences: Record<string, string> = {
  EADDRINUSE: 'The port is in use already. Set PORT to another one, or stop what listens there.',
  'listen EACCES': 'This user may not listen on the port. Set PORT to one above 1023.',
  EACCES: 'This user may not write to DATA_DIR. Change its owner, or set DATA_DIR to another folder.',
  'mkdir ENOENT': 'DATA_DIR cannot be made there. Set it to another folder.',
  EADDRNOTAVAIL:
    'HOST is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of its addresses.',
  EAFNOSUPPORT: 'This machine has no addresses of the kind of HOST. Set it to 127.0.0.1 or 0.0.0.0.',
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  'connect ENOENT':
    'There is no socket where DATABASE_URL says. Start that PostgreSQL server, or correct the folder.',
  'connect EACCES':
    'This user may not use the socket of DATABASE_URL. Change its owner, or correct the folder.',
  ECONNREFUSED: noAnswer,
  ETIMEDOUT: noAnswer,
  ECONNRESET: brokenOff,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  '28P01': `The database refuses the password. Check the user in DATABASE_URL, ${encode}.`,
  '28000': 'The database refuses the user. Check the user in DATABASE_URL.',
  '3D000': 'The database of DATABASE_URL does not exist. Create it, or correct the name.',
  '42501': 'The user of DATABASE_URL may not create tables. Make it the owner of the database.',
  '53300': 'The server of DATABASE_URL has no connection left. Raise its max_connections.',
  '57P03': 'The server of DATABASE_URL is just starting or stopping. Start again in a moment.',
};

/** The message of a failed start. @param cause the system's message */
export function cannotStart(sentence: string, cause?: unknown): string {
  const reason = cause instanceof Error ? reasonOf(cause) : '';
  return `Storyfolio cannot start: ${sentence}${reason && ` (${reason})`}`;
}

/** A host name with several addresses fails with one error per address. */
const reasonOf = (error: Error): string =>
  error.message || (error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : '');

/** The message of a failed start or command: a sentence, or an unexpected error as it is. */
export function explainFailure(error: unknown): unknown {
  const isExplained = error instanceof EnvError || error instanceof EmbeddedDatabaseError;
  return isExplained ? error.message : (startFailure(error) ?? error);
}

/** What an operator can do about a failed start or command; undefined for an unexpected error. */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof BackupError) return error.message;
  if (error instanceof FileStoreError || error instanceof StorageFullError) return fileStoreFailure(error);
  return knownFailure(error) ?? databaseFailure(error);
}

/** What an operator can do about an error whose code is known. */
export function knownFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  const sentence = sentences[`${syscall} ${error.code}`] ?? sentences[String(error.code)];
  return sentence && cannotStart(sentence, error);
}

function databaseFailure(error: unknown): string | undefined {
  if (error instanceof DatabaseError) {
    return cannotStart('The database answers with an unexpected error.', error);
  }
  // The driver gives these no code.
  return error instanceof Error && /^(?:Connection terminated|timeout exceeded)/.test(error.message)
    ? cannotStart(brokenOff, error)
    : undefined;
}

function fileStoreFailure({ message, cause }: Error): string {
  return cannotStart(`${message} Check the S3_ variables, or the disk of DATA_DIR.`, cause);
}
