import { z } from 'zod';
import { chosenPassword } from '../account';
import { emailAddressField } from '../email-address';
import { boundedText, singleLine } from '../text';

/** The validation messages of the first admin's form, shared by client and server. */
export const adminSetupTexts = {
  required: 'Please fill in all required fields',
  email: 'Please enter a valid email address',
  password: 'Password must be at least 8 characters long',
};

const line = (max: number) =>
  singleLine(max, { error: adminSetupTexts.required }).min(1, adminSetupTexts.required);

/** The account of the first admin; all fields are required. */
export const adminSetup = z.strictObject({
  email: emailAddressField({ missing: adminSetupTexts.required, invalid: adminSetupTexts.email }),
  password: chosenPassword({ missing: adminSetupTexts.required, tooShort: adminSetupTexts.password }),
  firstName: line(100),
  lastName: line(100),
  company: line(200),
  /** Required if the operator has set one. */
  setupToken: boundedText(1000).optional(),
});
