import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.gen';
import type { VideoExtension } from '../contracts/video';
import type { LimitRule } from './limits/limits';

/** A file that has arrived whole and durable on local disk, but that no row names yet. */
export interface StagedFile {
  /** Where it lies on local disk, to be inspected. */
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
}

/** Inclusive positions of bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file as the store has it. */
export interface KeptFile {
  key: string;
  /** In bytes. */
  size: number;
  /** An instant, ISO 8601. */
  changedAt: string;
}

/** Keeps the files that people upload. A key is a generated name that says nothing about the file. */
export interface FileStore {
  /** Where the files are, without any credentials; undefined where this server alone has them. */
  readonly address: string | undefined;
  /**
   * Streams the content to local disk.
   * @throws FileTooLargeError once more than `maxBytes` bytes came; nothing is left behind then
   * @throws StorageFullError likewise
   */
  stage(content: Readable, maxBytes: number): Promise<StagedFile>;
  /**
   * Moves a staged file into the store, where it is durable when this returns.
   * @param key from `newFileKey`, and named by a row of stored files already
   * @throws StorageFullError
   */
  keep(file: StagedFile, key: string): Promise<void>;
  /** Deletes a staged file; does nothing where it is gone already. */
  discard(file: StagedFile): Promise<void>;
  /**
   * Opens a kept file for reading.
   * @throws FileMissingError where the store has no such file
   */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** What the store has under the key; undefined where it has nothing. */
  find(key: string): Promise<KeptFile | undefined>;
  /** Deletes a kept file; does nothing where it is gone already. */
  remove(key: string): Promise<void>;
  /** All kept files in the order of their keys. */
  list(): AsyncIterable<KeptFile>;
  /** Names what has lain in staging for more than half an hour, longer than an upload can last. */
  listAbandoned(): Promise<string[]>;
  /** Deletes what `listAbandoned` names. */
  discardAbandoned(): Promise<void>;
  /** Throws the reason where files cannot be written now. */
  check(): Promise<void>;
}

/** A new name for a file, which nobody can guess. */
export const newFileKey = (): string => randomUUID();

/** More bytes came than the store was told to take. */
export class FileTooLargeError extends Error {}

/** A row names a file that the store does not have. */
export class FileMissingError extends Error {}

/** The store has no room for the file. */
export class StorageFullError extends Error {}

/** The store cannot be reached, or refuses to work. */
export class FileStoreError extends Error {}

/** A mail as it goes out. */
export interface Mail {
  /** Becomes the Message-ID, so that a mail sent twice after a crash can be known as one. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** What the reader is asked to open. */
  link: string;
}

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /**
   * Returns once the mail is somebody else's responsibility; throws where it may be tried again.
   * @throws MailRefusedError where trying again is no use
   */
  send(mail: Mail): Promise<void>;
  /**
   * Deletes the copies that it keeps of mails which the product knows no more.
   * @param known tells which of these mails it still knows, by id
   */
  discard(known: (ids: string[]) => Promise<string[]>): Promise<void>;
}

/** The mail server will never take this mail. */
export class MailRefusedError extends Error {}

/** A mail to write and send; what it says of the account is looked up when it is written. */
export type MailJob =
  /** `accountId` is null where nobody has the address: the work is queued all the same, so that nobody can tell. */
  | { template: 'reset-password' | 'verify-email'; accountId: string | null }
  | { template: 'password-changed' | 'deletion-requested' | 'account-deactivated'; accountId: string }
  | { template: 'invitation'; invitationId: string };

/** What each kind of work needs to know; ids alone, as jobs are kept for a while after they are done. */
export interface JobData {
  'send-mail': MailJob;
  'prepare-video': { accountId: string; videoId: string };
}

/** Work that is done soon, by any process, and tried again where it fails. */
export interface Jobs {
  /** Queues work in the transaction, so that it is done if, and only if, the transaction commits. */
  add<N extends keyof JobData>(tx: Transaction<DB>, name: N, data: JobData[N]): Promise<void>;
  /** Deletes all work that names one of the ids, done or not. */
  forget(tx: Transaction<DB>, ids: string[]): Promise<void>;
}

/** Knows where networks are. */
export interface Geo {
  /** The ISO 3166-1 code of the country that uses the address; undefined where it is not known. */
  countryOf(ip: string): string | undefined;
}

/** Counts calls, for all processes together unless it says otherwise. Keys are kept as hashes alone. */
export interface Limiter {
  /** Counts one call. @throws TooManyRequestsRefusal where the rule's number is exceeded */
  take(key: string, rule: LimitRule): Promise<void>;
  /** Takes one call out of the count again. */
  giveBack(key: string, rule: LimitRule): Promise<void>;
  /** Counts calls of any kind in this process. @throws TooManyRequestsRefusal where there are too many */
  takeAny(network: string, calls: number): Promise<void>;
}

/** A video on local disk. What is in it may be hostile. */
export interface VideoFile {
  path: string;
  extension: VideoExtension;
  durationMs: number | null;
}

/** What the first picture and the first sound of a video are, in the words of ffprobe. */
export interface VideoStreams {
  codec: string;
  /** How colours are stored: `yuv420p`. */
  pixels: string;
  width: number;
  height: number;
  audioCodec: string | undefined;
}

/** Makes other forms of videos, one at a time. Each call may throw UnusableVideoError or ToolsStoppedError. */
export interface VideoTools {
  probe(file: VideoFile): Promise<VideoStreams>;
  /**
   * Writes an MP4 with the index before the content: H.264 and AAC in at most 1280x720 pixels, or the same streams in a
   * new file.
   */
  convert(file: VideoFile, target: string, how: 'encode' | 'copy'): Promise<void>;
  /** Writes some pictures of the video's beginning into the folder. @returns their paths, in order */
  takeFrames(file: VideoFile, folder: string): Promise<string[]>;
}

/** The tools can make nothing of a video, and never will. */
export class UnusableVideoError extends Error {}

/** The tools were stopped over a video; it can be done again. */
export class ToolsStoppedError extends Error {}
