import type { Kysely } from 'kysely';
import type { AccountRole, DB } from '../../db/tables.gen';
import type { Unprintable } from '../contracts/exports';
import type { Payments } from './billing/payments';
import type { OpenedLinks } from './links/opened-links';
import type { Clock, Dns, FileStore, Geo, Jobs, Limiter } from './ports';
import type { ViewRecorder } from './views/view-recorder';
import type { Visitor } from './visitor';

/** The signed-in person a request comes from. */
export interface Caller {
  kind: 'person';
  accountId: string;
  sessionId: string;
  /** Whether the session came as the browser's cookie, not as a bearer token. */
  isBrowser: boolean;
  currentProfileId: string | null;
  role: AccountRole;
  /** When the account will be deleted, if its owner has requested that. */
  deletionDueAt: string | null;
}

/** The server itself, acting for an account without a session, such as when it seeds the demo profile. */
interface ServerItself {
  kind: 'server';
  accountId: string;
}

/** Who writes something. */
export type Actor = Caller | ServerItself;

/** The operator's configuration, as far as procedures need it. */
export interface ServerConfig {
  /** Whether the developers' pages are served. */
  devPages: boolean;
  /** The token for setting up the first admin; omitted if none is needed. */
  adminSetupToken?: string | undefined;
  /** Whether a paid plan can be bought here. */
  sellsPlans: boolean;
  /** Whether the operator's address is configured, at which people find help. */
  isOperatorKnown: boolean;
}

/** The running program, and what only it can do. */
export interface Program {
  version: string;
  /** The folder of its migrations. */
  migrationsFolder: string;
  /**
   * Recreates the demo profile with its files and replaces the old one in one step, which is recorded with its
   * caller.
   * @returns false if this server has no demo profile
   */
  resetDemo(ctx: Context & { caller: Caller }): Promise<boolean>;
  /** The characters of the caller's profile that its PDF cannot have; undefined if they own no such profile. */
  findUnprintable(
    ctx: Pick<Context, 'db' | 'origin' | 'clock'> & { caller: Caller },
    profileId: string,
  ): Promise<Unprintable | undefined>;
}

/** The context of every procedure. */
export interface Context {
  db: Kysely<DB>;
  files: FileStore;
  jobs: Jobs;
  geo: Geo;
  dns: Dns;
  config: ServerConfig;
  limiter: Limiter;
  /** Undefined if no payment provider is configured. */
  payments: Payments | undefined;
  clock: Clock;
  views: ViewRecorder;
  program: Program;
  caller: Caller | undefined;
  /** Whether the request carries a session that has ended. */
  hasEndedSession: boolean;
  visitor: Visitor;
  openedLinks: OpenedLinks;
  /** Whether the input came with a form whose stamp was judged; never so by REST or tRPC. */
  isStamped?: true;
  /** Aborted when the sender disconnects; omitted if the server itself acts. */
  signal?: AbortSignal;
  /** The origin of this server as visitors know it. */
  origin: string;
  /** Sends the session's token to the browser as a cookie. */
  setSessionCookie(token: string): void;
  clearSessionCookie(): void;
}
