import { z } from 'zod';
import { registrationModes } from '../system';
import { multiline } from '../text';

/** The settings of the whole server. */
export const siteSettings = z.object({
  registration: z.enum(registrationModes),
  /** The admin's own message; the default one is shown if it is empty. */
  maintenance: z.object({ isOn: z.boolean(), message: z.string() }),
});

export const registrationChange = z.strictObject({ mode: z.enum(registrationModes) });

export const maintenanceMessageLength = 500;

/** Omitted fields stay unchanged. */
export const maintenanceChange = z.strictObject({
  isOn: z.boolean(),
  message: multiline(maintenanceMessageLength).optional(),
});
