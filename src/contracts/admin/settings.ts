import { z } from 'zod';
import { registrationModes } from '../system';
import { multiline } from '../text';

/** What admins decide for the whole server. */
export const siteSettings = z.object({
  registration: z.enum(registrationModes),
  /** The message is the admin's own; people read the default one where it is empty. */
  maintenance: z.object({ isOn: z.boolean(), message: z.string() }),
});

export const registrationChange = z.strictObject({ mode: z.enum(registrationModes) });

export const maintenanceMessageLength = 500;

/** What is left out stays as it is. */
export const maintenanceChange = z.strictObject({
  isOn: z.boolean(),
  message: multiline(maintenanceMessageLength).optional(),
});
