import { z } from 'zod';
import { instant } from './dates';
import { id } from './ids';
import { place } from './place';

/** What the audit log knows of, with the words that people read. */
export const auditEvents = {
  registered: 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'second-factor-asked': 'Password accepted, second factor asked for',
  'signed-out': 'Signed out',
  'session-ended': 'Session ended',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'password-or-code-refused': 'Current password or code refused',
  'link-refused': 'Link of a mail refused',
  'email-verified': 'E-mail address verified',
  'two-factor-enabled': 'Two-factor sign-in switched on',
  'two-factor-disabled': 'Two-factor sign-in switched off',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-renewed': 'Recovery codes renewed',
  'account-changed': 'Name or company changed',
  'profile-changed': 'Profile changed',
  'page-address-changed': 'Address of the public page changed',
  'data-exported': 'Data downloaded',
  'account-deactivated': 'Account deactivated',
  'account-reactivated': 'Account reactivated',
  'deletion-requested': 'Deletion requested',
  'deletion-cancelled': 'Deletion cancelled',
  'account-deleted': 'Account deleted',
  'admin-setup-refused': 'Setup of the first admin refused',
  'admin-created': 'First admin created',
  'admin-call-refused': 'Refused what is for admins alone',
  'users-read': 'List of users read',
  'audit-log-read': 'Audit log read',
  'role-changed': 'Role changed',
  'registration-changed': 'Registration changed',
  'invitation-created': 'Invitation created',
  'invitation-withdrawn': 'Invitation withdrawn',
  'template-changed': 'E-mail template changed',
  'maintenance-changed': 'Maintenance mode changed',
  'files-examined': 'Doctor run',
  'files-swept': 'Sweeper run',
  'demo-reset': 'Demo profile reset',
} as const;
export type AuditEvent = keyof typeof auditEvents;

/** Events on one page of the own activity. */
export const activityPageSize = 20;

/** Names a page of the own activity: what came before the event of this id; the newest ones where it is left out. */
export const activityQuery = z.strictObject({ before: id.optional() });

const activity = z.object({
  id,
  at: instant,
  /** A key of the audit log's events. */
  event: z.string(),
  place,
  /** Whether the owner did it, and not somebody else such as an admin. */
  isOwn: z.boolean(),
  /** What a refusal answered; null where nothing was refused. */
  answer: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

/** A page of what happened to the own account, newest first; `next` names the page after it. */
export const activityPage = z.object({ events: z.array(activity), next: id.nullable() });
