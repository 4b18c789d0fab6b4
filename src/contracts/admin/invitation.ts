import { z } from 'zod';
import { instant } from '../dates';
import { emailAddress } from '../email-address';
import { id } from '../ids';
import { pageFacts, pageNumber } from '../paging';

const invitationStates = ['pending', 'used', 'expired', 'withdrawn'] as const;

/** An invitation as admins see it; its token is only in the mail. */
export const invitation = z.object({
  id,
  email: z.string(),
  state: z.enum(invitationStates),
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** Invitations per page. */
export const invitationsPageSize = 25;

export const invitationsQuery = z.strictObject({ page: pageNumber });

/** A page of the invitations, newest first. */
export const invitationsPage = z.object({ invitations: z.array(invitation), ...pageFacts });

export const newInvitation = z.strictObject({ email: emailAddress });
