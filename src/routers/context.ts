import type { Kysely } from 'kysely';
import type { AccountRole, DB } from '../../db/tables.gen';
import type { FileStore, Geo, Jobs, Limiter } from './ports';

/** Who a request comes from, as its session says. */
export interface Caller {
  kind: 'person';
  accountId: string;
  sessionId: string;
  /** Whether the session came as the browser's cookie, and not as a bearer. */
  isBrowser: boolean;
  currentProfileId: string | null;
  role: AccountRole;
  /** When the account will be deleted for good, where its owner has asked for that. */
  deletionDueAt: string | null;
}

/** The server itself, acting for an account without anybody signed in, as when it seeds the demo profile. */
interface ServerItself {
  kind: 'server';
  accountId: string;
}

/** On whose behalf something is written. */
export type Actor = Caller | ServerItself;

/** What a request tells of who sent it, signed in or not. */
export interface Visitor {
  ip: string;
  /** As sent, 500 characters at most. */
  userAgent: string;
  /** Whether it asks by Global Privacy Control or Do Not Track not to be followed. */
  optsOutOfTracking: boolean;
}

/** What the operator has configured, as far as procedures obey it. */
export interface ServerConfig {
  /** Whether the developers' pages are served. */
  devPages: boolean;
  /** What whoever makes the first admin has to know; left out where that needs nothing. */
  adminSetupToken?: string | undefined;
}

/** The program that runs, and what it alone can do for its admin. */
export interface Program {
  version: string;
  /** Where the migrations of this program are. */
  migrationsFolder: string;
  /**
   * Makes the demo profile anew, with its files, and puts it in the place of the old one in one step, which writes down
   * who has asked for it.
   * @returns false where this server has no demo profile
   */
  resetDemo(ctx: Context & { caller: Caller }): Promise<boolean>;
}

/** What a procedure has at hand. */
export interface Context {
  db: Kysely<DB>;
  files: FileStore;
  jobs: Jobs;
  geo: Geo;
  config: ServerConfig;
  limiter: Limiter;
  program: Program;
  caller: Caller | undefined;
  /** Whether the request names a session, but none that lives. */
  hasEndedSession: boolean;
  visitor: Visitor;
  /** Aborted once whoever sent the request is gone; left out where the server itself acts. */
  signal?: AbortSignal;
  /** The address of this server as visitors type it, without a path. */
  origin: string;
  /** Hands the session's token to the browser as a cookie. */
  setSessionCookie(token: string): void;
  clearSessionCookie(): void;
}
