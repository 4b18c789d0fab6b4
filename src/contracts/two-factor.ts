import { z } from 'zod';
import { boundedText, required, singleLine } from './text';

/** How many recovery codes an account is given at a time. */
export const recoveryCodeCount = 10;

/** A code of an authenticator app or a recovery code, however it is spaced. */
export const secondFactorCode = singleLine(40).min(1, required);

const currentPassword = boundedText(1000).min(1, required);

export const twoFactorState = z.object({
  enabled: z.boolean(),
  /** 0 while it is switched off. */
  recoveryCodesLeft: z.int(),
});

export const twoFactorStart = z.strictObject({ password: currentPassword });

/** What an authenticator app needs to know; it is shown once and counts for nothing until it is confirmed. */
export const twoFactorSecret = z.object({
  /** Base32, to be typed where there is no camera. */
  secret: z.string(),
  /** An otpauth:// address, for a QR code. */
  uri: z.string(),
});

export const twoFactorConfirmation = z.strictObject({ code: secondFactorCode });

/** What weakens the second factor needs both of them. */
export const bothFactors = z.strictObject({ password: currentPassword, code: secondFactorCode });

/** Shown this once; each of them signs in a single time in place of a code of the app. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(recoveryCodeCount) });
