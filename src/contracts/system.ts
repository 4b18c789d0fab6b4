import { z } from 'zod';

/** Who may create an account: anyone, whoever was invited, or nobody. */
export const registrationModes = ['open', 'invitation', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What people read while the server takes no changes and its admin has written nothing else. */
export const defaultMaintenanceMessage =
  'Storyfolio is being looked after. You can read everything, but nothing can be changed for the moment.';

/** What everyone may know of the server. */
export const systemStatus = z.object({
  /** Whether the pages for developers are served. */
  devPages: z.boolean(),
  registration: z.enum(registrationModes),
  maintenance: z.object({ isOn: z.boolean(), message: z.string() }),
  /** Whether there is no admin yet, so that one can be set up, and whether that needs the operator's token. */
  adminSetup: z.object({ isOpen: z.boolean(), needsToken: z.boolean() }),
});
