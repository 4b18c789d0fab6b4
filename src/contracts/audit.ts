import { z } from 'zod';
import { instant } from './dates';
import { id } from './ids';
import { place } from './place';

/** The events of the audit log, with their labels. */
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
  'domain-added': 'Domain added',
  'domain-removed': 'Domain removed',
  'portfolio-created': 'Portfolio created',
  'portfolio-deleted': 'Portfolio deleted',
  'portfolio-restored': 'Portfolio brought back',
  'subscription-changed': 'Subscription changed',
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

/** Events per page of one's own activity. */
export const activityPageSize = 20;

/** A page of one's own activity: the events before this id, or the newest ones. */
export const activityQuery = z.strictObject({ before: id.optional() });

const activity = z.object({
  id,
  at: instant,
  /** A key of the audit log's events. */
  event: z.string(),
  place,
  /** Whether the owner did it, rather than somebody else such as an admin. */
  isOwn: z.boolean(),
  /** The message of a refusal; null if nothing was refused. */
  answer: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

/** A page of one's own activity, newest first; `next` is the cursor of the next page. */
export const activityPage = z.object({ events: z.array(activity), next: id.nullable() });
