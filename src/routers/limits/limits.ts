import type { AuditEvent } from '../../contracts/audit';

const minute = 60;
const hour = 60 * minute;

/** Whose calls are counted together; an address is the one that the call names in `email`. */
export type LimitSubject = 'network' | 'account' | 'address' | 'network and address';

/** How many calls there may be in a span of time that begins with the first. */
export interface LimitRule {
  by: LimitSubject;
  calls: number;
  seconds: number;
  /** Whether waiting times double with each time that the limit is reached, up to a day. */
  grows?: true;
}

export interface Limit {
  /** `failures` leaves out calls that succeed, and those that are refused before anything secret is compared. */
  counts: 'calls' | 'failures';
  /** What the audit log calls a failure, and a call that comes after too many of them. */
  logs?: AuditEvent;
  /** How many may be undecided at once in one process, where that is not the usual share of what the rule allows. */
  undecided?: number;
  /** All of them hold. */
  rules: LimitRule[];
}

/** Every limit on requests, before `RATE_LIMIT_MULTIPLIER` multiplies its calls. */
export const limits = {
  signIn: {
    counts: 'failures',
    logs: 'sign-in-failed',
    rules: [
      { by: 'network', calls: 100, seconds: 15 * minute, grows: true },
      { by: 'network and address', calls: 10, seconds: 15 * minute, grows: true },
    ],
  },
  /** Codes of two-factor sign-in: whoever gets this far knows the password, so networks make no difference. */
  secondFactor: {
    counts: 'failures',
    rules: [{ by: 'account', calls: 10, seconds: 15 * minute, grows: true }],
  },
  /** Where a signed-in caller proves once more who is asking. */
  currentPassword: {
    counts: 'failures',
    logs: 'password-or-code-refused',
    rules: [{ by: 'account', calls: 10, seconds: 15 * minute, grows: true }],
  },
  register: { counts: 'calls', rules: [{ by: 'network', calls: 60, seconds: hour }] },
  forgotPassword: {
    counts: 'calls',
    rules: [
      { by: 'network', calls: 30, seconds: hour },
      { by: 'address', calls: 5, seconds: hour },
    ],
  },
  /** Of the links in mails. */
  token: {
    counts: 'failures',
    logs: 'link-refused',
    rules: [{ by: 'network', calls: 30, seconds: 15 * minute, grows: true }],
  },
  resendVerification: { counts: 'calls', rules: [{ by: 'account', calls: 5, seconds: hour }] },
  /** Of the operator's token. Many at once are no guesses: all but one learn that there is an admin. */
  setupAdmin: {
    counts: 'failures',
    logs: 'admin-setup-refused',
    undecided: 24,
    rules: [{ by: 'network', calls: 120, seconds: 15 * minute, grows: true }],
  },
  /** Changes of the address of a public page: each keeps the one before it from others for a while. */
  pageAddress: { counts: 'calls', rules: [{ by: 'account', calls: 20, seconds: 24 * hour }] },
  view: { counts: 'calls', rules: [{ by: 'network', calls: 300, seconds: minute }] },
  export: { counts: 'calls', rules: [{ by: 'account', calls: 20, seconds: hour }] },
  upload: { counts: 'calls', rules: [{ by: 'account', calls: 600, seconds: hour }] },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** How many calls of one network that a limit has refused the audit log takes, so that nobody can fill the disk with them. */
export const loggedRefusals: LimitRule = { by: 'network', calls: 100, seconds: 15 * minute };

/** How much of what a limit on failures allows may be undecided at once in one process. */
export const undecidedShare = 0.1;

/**
 * What one process works on in turns, and how many may wait for it: what it can carry, and no limit on how often
 * somebody may come, so `RATE_LIMIT_MULTIPLIER` leaves it alone.
 */
export const turns = {
  /** For each of a limit's subjects; how many are at work at once follows from the limit. */
  undecided: { waiting: 32 },
  // Hashing shares libuv's four threads with file access, so two of them stay free.
  hashing: { atOnce: 2, waiting: 32 },
  // A large image fills some 160 MB of memory while it is decoded.
  images: { atOnce: 2, waiting: 32 },
  // Each may hold a whole video in memory; those that wait are on disk, so many may.
  videos: { atOnce: 1, waiting: 128 },
  // Each may unpack to 200 MB, though never in memory; those that wait are on disk.
  documents: { atOnce: 2, waiting: 128 },
};

/** Calls of every kind from one network, counted by each process for itself, as they cost it alone. */
export const everyCall = { calls: 12_000, seconds: minute };

/** The largest body of a request, in bytes: a short one where its procedure says nothing else, a long one for sections. */
export const bodyBytes = { short: 16 * 1024, long: 256 * 1024 };

export type BodySize = keyof typeof bodyBytes;
