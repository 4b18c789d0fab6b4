import { z } from 'zod';
import { emailAddress } from '../account';
import { instant } from '../dates';
import { id } from '../ids';

const invitationStates = ['pending', 'used', 'expired', 'withdrawn'] as const;

/** An invitation as admins see it; its token is in the mail alone. */
export const invitation = z.object({
  id,
  email: z.string(),
  state: z.enum(invitationStates),
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

export const invitationList = z.object({ invitations: z.array(invitation) });

export const newInvitation = z.strictObject({ email: emailAddress });
