import type { AuditEvent } from '../../contracts/audit';
import { acceptedMaxBytes } from '../../contracts/cv-import';
import { newImageBytes } from '../../contracts/gallery-upload';

const minute = 60;
const hour = 60 * minute;

/** What calls are grouped by; `address` is the input's `email`. */
export type LimitSubject =
  | 'network'
  | 'account'
  | 'profile'
  | 'address'
  | 'link'
  | 'network and address'
  | 'network and link';

/** The number of calls within a window that starts with the first one. */
export interface LimitRule {
  by: LimitSubject;
  calls: number;
  seconds: number;
  /** Whether the waiting time doubles each time the limit is reached, up to a day. */
  grows?: true;
}

export interface Limit {
  /** `failures` excludes successful calls, and those refused before a secret is compared. */
  counts: 'calls' | 'failures';
  /** The audit event of a failure, and of a call beyond the limit. */
  logs?: AuditEvent;
  /** How many calls may be undecided at once in one process, if not the usual share of the rule. */
  undecided?: number;
  /** All rules apply. */
  rules: LimitRule[];
}

/** Every rate limit, before `RATE_LIMIT_MULTIPLIER` is applied. */
export const limits = {
  signIn: {
    counts: 'failures',
    logs: 'sign-in-failed',
    rules: [
      { by: 'network', calls: 100, seconds: 15 * minute, grows: true },
      { by: 'network and address', calls: 10, seconds: 15 * minute, grows: true },
    ],
  },
  /** Passcodes of links, limited as passwords are; guessing from many networks is no faster. */
  passcode: {
    counts: 'failures',
    rules: [
      { by: 'network', calls: 100, seconds: 15 * minute, grows: true },
      { by: 'link', calls: 100, seconds: 15 * minute, grows: true },
      { by: 'network and link', calls: 10, seconds: 15 * minute, grows: true },
    ],
  },
  /** Two-factor codes: whoever gets this far knows the password, so networks do not matter. */
  secondFactor: {
    counts: 'failures',
    rules: [{ by: 'account', calls: 10, seconds: 15 * minute, grows: true }],
  },
  /** Re-authentication of a signed-in caller. */
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
  /** Tokens of the links in mails. */
  token: {
    counts: 'failures',
    logs: 'link-refused',
    rules: [{ by: 'network', calls: 30, seconds: 15 * minute, grows: true }],
  },
  resendVerification: { counts: 'calls', rules: [{ by: 'account', calls: 5, seconds: hour }] },
  /** The operator's setup token. Parallel calls are not guesses: all but one learn that there is an admin. */
  setupAdmin: {
    counts: 'failures',
    logs: 'admin-setup-refused',
    undecided: 24,
    rules: [{ by: 'network', calls: 120, seconds: 15 * minute, grows: true }],
  },
  /** Changes of the public page's slug: each keeps the previous slug reserved for a while. */
  pageAddress: { counts: 'calls', rules: [{ by: 'account', calls: 20, seconds: 24 * hour }] },
  /** Checks whether a slug is free, made while its owner types. */
  slugCheck: { counts: 'calls', rules: [{ by: 'account', calls: 300, seconds: hour }] },
  /** Claims of domains, and DNS lookups on demand. */
  domain: { counts: 'calls', rules: [{ by: 'account', calls: 60, seconds: hour }] },
  domainCheck: { counts: 'calls', rules: [{ by: 'account', calls: 60, seconds: 15 * minute }] },
  /** Portfolios that are added: each may copy thousands of entries. */
  newPortfolio: { counts: 'calls', rules: [{ by: 'account', calls: 60, seconds: hour }] },
  /**
   * Messages to the owner of a page that were taken with its form; what was refused, discarded or sent twice does not
   * count.
   */
  contactForm: {
    counts: 'calls',
    rules: [
      { by: 'network', calls: 20, seconds: hour },
      { by: 'profile', calls: 60, seconds: hour },
    ],
  },
  /** Messages without a form, which programs send as fast as they like; they use up nothing of the form's limit. */
  contactRequest: {
    counts: 'calls',
    rules: [
      { by: 'network', calls: 20, seconds: hour },
      { by: 'profile', calls: 20, seconds: hour },
    ],
  },
  /** Requests for testimonials that are mailed, to anybody whom an owner names. */
  testimonialMail: {
    counts: 'calls',
    rules: [
      { by: 'account', calls: 30, seconds: 24 * hour },
      { by: 'address', calls: 3, seconds: 24 * hour },
    ],
  },
  /** Testimonials that are written; each is followed by a mail to the address that its author names. */
  testimonialWriting: {
    counts: 'calls',
    rules: [
      { by: 'network', calls: 30, seconds: hour },
      { by: 'link', calls: 10, seconds: hour },
      { by: 'address', calls: 5, seconds: hour },
    ],
  },
  export: { counts: 'calls', rules: [{ by: 'account', calls: 20, seconds: hour }] },
  /** Sites as a zip: each may hold hundreds of pictures and a video. */
  archive: { counts: 'calls', rules: [{ by: 'network', calls: 60, seconds: hour }] },
  /** Calendars that ask for their subscription; many people's calendars ask from the same few networks. */
  calendar: { counts: 'calls', rules: [{ by: 'network', calls: 3600, seconds: hour }] },
  /** Calls that ask the payment provider; a page that waits for a subscription asks every few seconds. */
  payments: { counts: 'calls', rules: [{ by: 'account', calls: 200, seconds: hour }] },
  /** Pages with what is being typed, after each pause. */
  pagePreview: { counts: 'calls', rules: [{ by: 'account', calls: 1500, seconds: 15 * minute }] },
  upload: { counts: 'calls', rules: [{ by: 'account', calls: 600, seconds: hour }] },
  /** Each may keep the thread that reads documents busy for seconds. */
  reading: { counts: 'calls', rules: [{ by: 'account', calls: 60, seconds: hour }] },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** How many rate-limited calls of one network the audit log records, so that nobody can fill the disk with them. */
export const loggedRefusals: LimitRule = { by: 'network', calls: 100, seconds: 15 * minute };

/** The share of a failure limit that may be undecided at once in one process. */
export const undecidedShare = 0.1;

/**
 * How much work of a kind one process does at once, and how many more may wait: a matter of capacity, not of how often
 * somebody may call, so `RATE_LIMIT_MULTIPLIER` does not apply.
 */
export const turns = {
  /** Per counter of a failure limit; how many run at once follows from the limit. */
  undecided: { waiting: 32 },
  // Hashing shares libuv's four threads with file access, so two of them stay free.
  hashing: { atOnce: 2, waiting: 32 },
  // The largest takes about 110 MB of memory for the second in which it is parsed.
  galleryBodies: { atOnce: 1, waiting: 32 },
  // A large image takes about 160 MB of memory while it is decoded.
  images: { atOnce: 2, waiting: 32 },
  // Each may hold a whole video in memory; waiting ones are on disk, so many may wait.
  videos: { atOnce: 1, waiting: 128 },
  // Each may unpack to 200 MB, though never in memory; waiting ones are on disk.
  documents: { atOnce: 2, waiting: 128 },
  // For each account: they mostly wait for the payment provider.
  checkouts: { atOnce: 1, waiting: 8 },
  subscriptions: { atOnce: 1, waiting: 256 },
  // Each waits for the payment provider, and holds no connection to the database while it does.
  paymentEvents: { atOnce: 4, waiting: 256 },
  // One thread makes them all, each in a tenth of a second.
  wordDocuments: { atOnce: 1, waiting: 32 },
  // One thread reads them and tables of contacts; waiting ones are on disk or in the file store.
  reading: { atOnce: 1, waiting: 64 },
  // Two more than there are threads, so that the second one joins in and each finds the next document prepared.
  typesetting: { atOnce: 4, waiting: 128 },
};

/** Calls of any kind from one network, counted by each process for itself, because they cost only that process. */
export const everyCall = { calls: 12_000, seconds: minute };

/**
 * The largest request body, in bytes: `short` unless the procedure says otherwise, `form` for a form of a page, `long` for sections,
 * for the contact form, which gives back a message that is too long, and for events of the payment provider, `import` for all that a file may propose,
 * `image` for an image in JSON.
 */
export const bodyBytes = {
  short: 16 * 1024,
  form: 64 * 1024,
  long: 256 * 1024,
  import: acceptedMaxBytes,
  image: newImageBytes,
};

export type BodySize = keyof typeof bodyBytes;
