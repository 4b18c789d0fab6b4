import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { Sending } from '../../db/contacts/sent-documents';
import type { DB } from '../../db/tables.gen';
import type { VideoExtension } from '../contracts/video';
import type { LimitRule } from './limits/limits';

/** A file that has been received completely and durably on local disk, but that no row names yet. */
export interface StagedFile {
  /** Its path on local disk, for inspection. */
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
}

/** Inclusive byte positions. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file in the store. */
export interface KeptFile {
  key: string;
  /** In bytes. */
  size: number;
  /** An instant, ISO 8601. */
  changedAt: string;
}

/** Stores the files that people upload. A key is a generated name that says nothing about the file. */
export interface FileStore {
  /** The location of the files, without credentials; undefined if only this server can reach them. */
  readonly address: string | undefined;
  /**
   * Streams the content to local disk.
   * @throws FileTooLargeError after more than `maxBytes` bytes; nothing is left behind
   * @throws StorageFullError likewise
   */
  stage(content: Readable, maxBytes: number): Promise<StagedFile>;
  /**
   * Moves a staged file into the store; it is durable when this returns.
   * @param key from `newFileKey`, already named by a row of stored files
   * @throws StorageFullError
   */
  keep(file: StagedFile, key: string): Promise<void>;
  /** Deletes a staged file; does nothing if it is gone. */
  discard(file: StagedFile): Promise<void>;
  /**
   * Opens a stored file for reading.
   * @throws FileMissingError if it is not in the store
   */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** The stored file of this key; undefined if there is none. */
  find(key: string): Promise<KeptFile | undefined>;
  /** Deletes a stored file; does nothing if it is gone. */
  remove(key: string): Promise<void>;
  /** All stored files, ordered by key. */
  list(): AsyncIterable<KeptFile>;
  /** Names the staged files older than half an hour, which is longer than an upload can last. */
  listAbandoned(): Promise<string[]>;
  /** Deletes what `listAbandoned` names. */
  discardAbandoned(): Promise<void>;
  /** Throws the reason if files cannot be written at the moment. */
  check(): Promise<void>;
}

/** A new, unguessable file key. */
export const newFileKey = (): string => randomUUID();

/** More bytes came than were allowed. */
export class FileTooLargeError extends Error {}

/** A row names a file that is not in the store. */
export class FileMissingError extends Error {}

/** The store has no room for the file. */
export class StorageFullError extends Error {}

/** The store cannot be reached, or refuses to work. */
export class FileStoreError extends Error {}

/** An outgoing mail. */
export interface Mail {
  /** Becomes the Message-ID, so that a mail sent twice after a crash can be recognized. */
  id: string;
  to: { name: string; address: string };
  /** Where answers go; the sender's own address if left out. */
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  /** The link that the reader is asked to open. */
  link: string;
  /** Stops mails of this kind at one click (RFC 8058); omitted if the mail was not a choice. */
  stopLink?: string | undefined;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Returns once another server has accepted the mail; throws if sending may be retried.
   * @throws MailRefusedError if a retry is useless
   */
  send(mail: Mail): Promise<void>;
  /**
   * Deletes its copies of mails that the database no longer has.
   * @param known filters the ids of mails that still exist
   */
  discard(known: (ids: string[]) => Promise<string[]>): Promise<void>;
}

/** The mail server permanently refuses this mail. */
export class MailRefusedError extends Error {}

/** The mail server permanently refuses the recipient, such as an address that somebody made up. */
export class RecipientRefusedError extends MailRefusedError {}

/** A mail to send; its values are read when it is rendered. */
export type MailJob =
  /** `accountId` is null if the address is unknown: the job is queued all the same, so that nobody can tell. */
  | { template: 'reset-password' | 'verify-email'; accountId: string | null }
  | {
      template: 'password-changed' | 'deletion-requested' | 'account-deactivated' | 'payment-failed';
      accountId: string;
    }
  | { template: 'invitation'; invitationId: string }
  | { template: 'contact-request'; accountId: string; messageId: string }
  | { template: 'link-opened'; accountId: string; openId: string }
  | { template: 'domain-lost'; accountId: string; domainId: string }
  | {
      template: 'testimonial-request' | 'testimonial-confirmed' | 'testimonial-waiting';
      accountId: string;
      requestId: string;
    }
  | { template: 'testimonial-confirm'; accountId: string; requestId: string; versionId: string }
  /** `day` is the morning on which it is due, in the profile's time zone. */
  | { template: 'weekly-digest' | 'due-actions'; accountId: string; profileId: string; day: string };

/** The data of each kind of job: ids only, because finished jobs are kept for a while. */
export interface JobData {
  'send-mail': MailJob;
  'prepare-video': { accountId: string; videoId: string };
  /** Cancels the subscription of an account that is closed, or undoes that once it is open again. */
  'settle-subscription': { accountId: string };
  /** Keeps the page as PDF, as the contact gets it. */
  'keep-sent-document': Sending & { accountId: string };
}

/** Background jobs, run soon by any process and retried if they fail. */
export interface Jobs {
  /** Queues a job in the transaction, so that it runs if, and only if, the transaction commits. */
  add<N extends keyof JobData>(tx: Transaction<DB>, name: N, data: JobData[N]): Promise<void>;
  /** Deletes every job that names one of the ids, finished or not. */
  forget(tx: Transaction<DB>, ids: string[]): Promise<void>;
}

/** Locates networks. */
export interface Geo {
  /** The ISO 3166-1 code of the address's country; undefined if unknown. */
  countryOf(ip: string): string | undefined;
  /** The country with its city, which is null if only the country is known; undefined if neither is. */
  placeOf(ip: string): { country: string; city: string | null } | undefined;
}

/** The DNS's answer about a name: its records, that there are none, or no reliable answer. */
export type DnsAnswer =
  | { kind: 'found'; values: string[] }
  | { kind: 'none' }
  /** No server answered, or none could tell; `reason` is the resolver's code. */
  | { kind: 'unanswered'; reason: string };

/** Looks names up in the DNS. */
export interface Dns {
  /** The records of a name; never throws, and takes some seconds at most. */
  lookUp(name: string, type: 'TXT' | 'CNAME' | 'A' | 'AAAA'): Promise<DnsAnswer>;
}

/** The clock, which tests can advance. */
export interface Clock {
  now(): Date;
}

/** Counts calls, across all processes unless noted. Keys are stored only as hashes. */
export interface Limiter {
  /** Counts one call. @throws TooManyRequestsRefusal if the rule is exceeded */
  take(key: string, rule: LimitRule): Promise<void>;
  /** Uncounts one call. */
  giveBack(key: string, rule: LimitRule): Promise<void>;
  /** Takes what may be used once a day, in all processes and whatever multiplies the limits. @returns whether it was unused */
  takeOnce(key: string): Promise<boolean>;
  /** Counts any call, in this process only. @returns in how many seconds to try again if there are too many, else 0 */
  takeAny(network: string, calls: number): number;
}

/** A video on local disk. Its content may be hostile. */
export interface VideoFile {
  path: string;
  extension: VideoExtension;
  durationMs: number | null;
}

/** The first video and audio streams, in ffprobe's terms. */
export interface VideoStreams {
  codec: string;
  /** The pixel format: `yuv420p`. */
  pixels: string;
  width: number;
  height: number;
  audioCodec: string | undefined;
}

/** Converts videos, one at a time. Each call may throw UnusableVideoError or ToolsStoppedError. */
export interface VideoTools {
  probe(file: VideoFile): Promise<VideoStreams>;
  /**
   * Writes an MP4 with the index first: H.264 and AAC in at most 1280x720 pixels, or the same streams
   * remuxed.
   */
  convert(file: VideoFile, target: string, how: 'encode' | 'copy'): Promise<void>;
  /** Extracts some frames of the video's beginning into the folder. @returns their paths, in order */
  takeFrames(file: VideoFile, folder: string): Promise<string[]>;
}

/** The tools can never process this video. */
export class UnusableVideoError extends Error {}

/** The tools were stopped; the work can be retried. */
export class ToolsStoppedError extends Error {}
