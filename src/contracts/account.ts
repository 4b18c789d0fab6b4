import { z } from 'zod';
import { instant } from './dates';
import { emailAddress } from './email-address';
import { id } from './ids';
import { subscriptionTiers } from './plans';
import { boundedText, required, singleLine } from './text';
import { secondFactorCode } from './two-factor';

/** Length of a password in Unicode characters. */
export const passwordLength = { min: 8, max: 256 };

export const roles = ['user', 'admin'] as const;
const subscriptionStatuses = ['active', 'inactive'] as const;

/** A new password: any characters but NUL, not trimmed. */
export const chosenPassword = (texts: { missing: string; tooShort: string }) =>
  boundedText(passwordLength.max, {
    error: ({ input }) => ((input ?? '') === '' ? texts.missing : undefined),
  })
    .min(1, texts.missing)
    .min(passwordLength.min, texts.tooShort)
    .refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'Remove the characters that cannot be typed.',
    );

const newPassword = chosenPassword({
  missing: required,
  tooShort: `Use ${passwordLength.min} characters or more.`,
});

/** An account as its owner and an admin see it. */
export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  role: z.enum(roles),
  subscriptionTier: z.enum(subscriptionTiers),
  /** Whether a paid plan is held now: `active` is what the specification calls premium. */
  subscription: z.object({ status: z.enum(subscriptionStatuses) }),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  stripeCustomerId: z.string().nullable(),
  /** The portfolio that the screens show, and that `demo-profile-1` names; null if there is none. */
  currentProfileId: id.nullable(),
  /** When the account will be deleted for good; null unless its owner has requested it. */
  deletionDueAt: instant.nullable(),
});
export type User = z.infer<typeof user>;

export const registration = z.strictObject({
  email: emailAddress,
  password: newPassword,
  firstName: singleLine(100).nullish(),
  lastName: singleLine(100).nullish(),
  company: singleLine(200).nullish(),
  /** The token of an invitation, if the server requires one. */
  invitation: boundedText(200).optional(),
});

/** The fields of the account that its owner can change; omitted ones stay unchanged. */
export const accountChange = z.strictObject({
  firstName: singleLine(100).optional(),
  lastName: singleLine(100).optional(),
  company: singleLine(200).optional(),
});

/** The current password, as proof of identity. */
const knownPassword = boundedText(1000).min(1, required);

export const passwordChange = z.strictObject({ currentPassword: knownPassword, newPassword });

/** What is required to delete one's own account; the code if two-factor sign-in is on. */
export const deletionRequest = z.strictObject({ password: knownPassword, code: secondFactorCode.optional() });

export const credentials = z.strictObject({
  email: singleLine(1000).min(1, required),
  password: knownPassword,
  /** For accounts with two-factor sign-in: a code from the app, or a recovery code. */
  code: secondFactorCode.optional(),
});

export const forgottenPassword = z.strictObject({ email: emailAddress });

/** The token in a mail's link. */
const mailToken = boundedText(200).min(1, required);

export const passwordReset = z.strictObject({ token: mailToken, password: newPassword });

export const emailVerification = z.strictObject({ token: mailToken });

/** The error code of a mail link that was used or has expired. */
export const linkNotValid = 'LINK_NOT_VALID';

/** The error code when the password was right and a second factor is required. */
export const twoFactorRequired = 'TWO_FACTOR_REQUIRED';

/** The error code of a wrong second factor. */
export const twoFactorWrong = 'TWO_FACTOR_WRONG';

/** A session as its owner sees it; `id` is public and not a credential. */
const session = z.object({ id, expiresAt: instant });

/** The answer to a sign-in; no other answer contains the token. */
export const signedIn = z.object({ user, session: session.extend({ token: z.string() }) });

export const signedInUser = z.object({ user });

/** The storage that the account uses, in bytes; a null limit means none. */
export const storage = z.object({ usedBytes: z.int(), limitBytes: z.int().nullable() });

/** The answer of a call without a result. */
export const done = z.object({ ok: z.literal(true) });
