import { z } from 'zod';
import { boundedText, required, singleLine } from './text';

/** The number of recovery codes issued at a time. */
export const recoveryCodeCount = 10;

/** A code of an authenticator app or a recovery code, with or without spaces. */
export const secondFactorCode = singleLine(40).min(1, required);

const currentPassword = boundedText(1000).min(1, required);

export const twoFactorState = z.object({
  enabled: z.boolean(),
  /** 0 while two-factor sign-in is off. */
  recoveryCodesLeft: z.int(),
});

export const twoFactorStart = z.strictObject({ password: currentPassword });

/** The secret for an authenticator app; shown once and ineffective until confirmed. */
export const twoFactorSecret = z.object({
  /** Base32, for typing it in without a camera. */
  secret: z.string(),
  /** An otpauth:// URL, for a QR code. */
  uri: z.string(),
});

export const twoFactorConfirmation = z.strictObject({ code: secondFactorCode });

/** Weakening the second factor requires both password and code. */
export const bothFactors = z.strictObject({ password: currentPassword, code: secondFactorCode });

/** Shown once; each works a single time in place of a code from the app. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(recoveryCodeCount) });
