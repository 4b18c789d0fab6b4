import { type RawBuilder, sql } from 'kysely';

/** How long things are kept. The queries that end or delete them, and the privacy page, read it here. */
export const retention = {
  /** A session that is not used. */
  idleSessionDays: 7,
  /** Any session. */
  sessionDays: 30,
  /** Removed entries and files, in the bin. */
  binDays: 30,
  /** What is needed to undo an import or a publication, and a deleted portfolio. */
  undoMinutes: 10,
  /** Copies of mails. */
  mailDays: 7,
  /** The links in mails about a password or an address. */
  mailLinkMinutes: 30,
  /** An invitation that nobody has used yet. */
  invitationDays: 7,
  /** An invitation that has ended. */
  endedInvitationDays: 90,
  /** What an old address of a page redirects from. */
  redirectDays: 90,
  /** Single views, and hashes of visitors. */
  viewMonths: 13,
  /** An upload that no entry refers to; longer than any upload can take. */
  strayUploadMinutes: 30,
};

/** A length of time in SQL. */
export const lasting = (length: number, unit: 'minutes' | 'days'): RawBuilder<string> =>
  sql<string>`interval ${sql.lit(`${length} ${unit}`)}`;

/** How long an import or a publication can be undone, and a deleted portfolio brought back. */
export const undoableFor = lasting(retention.undoMinutes, 'minutes');

/** How long removed entries and files stay in the bin. */
export const keptInBin = lasting(retention.binDays, 'days');
