import { z } from 'zod';

/** Who may create an account: anyone, whoever was invited, or nobody. */
export const registrationModes = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** The message if not everybody may create an account. */
export const registrationNotices = {
  closed: {
    title: 'Registration is closed',
    text: 'No new accounts can be created on this server. Ask its administrator for one.',
  },
  invitation: {
    title: 'Registration is by invitation',
    text: 'Open the link in your invitation to create an account, or ask the administrator of this server for one.',
  },
};

/** The default message of maintenance mode. */
export const defaultMaintenanceMessage =
  'Storyfolio is being looked after. You can read everything, but nothing can be changed for the moment.';

/** The public status of the server. */
export const systemStatus = z.object({
  /** Whether the developer pages are served. */
  devPages: z.boolean(),
  /** Whether a paid plan can be bought here. */
  sellsPlans: z.boolean(),
  registration: z.enum(registrationModes),
  maintenance: z.object({ isOn: z.boolean(), message: z.string() }),
  /** Whether the first admin can still be set up, and whether that needs the operator's token. */
  adminSetup: z.object({ isOpen: z.boolean(), needsToken: z.boolean() }),
});
