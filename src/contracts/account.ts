import { z } from 'zod';
import { instant } from './dates';
import { id } from './ids';
import { boundedText, required, singleLine, trimmedText } from './text';
import { secondFactorCode } from './two-factor';

/** Length of a password in Unicode characters. */
export const passwordLength = { min: 8, max: 256 };

export const roles = ['user', 'admin'] as const;
const subscriptionTiers = ['free', 'pro', 'business'] as const;
const subscriptionStatuses = ['active', 'inactive'] as const;

/** A password that is being chosen: any characters but NUL, not trimmed. */
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

/** An e-mail address as a person writes it. */
export const emailAddress = trimmedText(254)
  .min(1, required)
  .pipe(z.email('Enter an e-mail address such as name@example.com.'));

/** The one form in which an address, of a length that was checked, is compared and kept unique. */
export const canonicalEmail = (email: string) => email.trim().normalize('NFKC').toLowerCase();

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
  /** When the account will be deleted for good; null unless its owner has asked for that. */
  deletionDueAt: instant.nullable(),
});
export type User = z.infer<typeof user>;

export const registration = z.strictObject({
  email: emailAddress,
  password: newPassword,
  firstName: singleLine(100).nullish(),
  lastName: singleLine(100).nullish(),
  company: singleLine(200).nullish(),
  /** The token of an invitation, which a server may ask for. */
  invitation: boundedText(200).optional(),
});

/** What the owner can change of the account; what is left out stays as it is. */
export const accountChange = z.strictObject({
  firstName: singleLine(100).optional(),
  lastName: singleLine(100).optional(),
  company: singleLine(200).optional(),
});

/** A password that proves who is asking. */
const knownPassword = boundedText(1000).min(1, required);

export const passwordChange = z.strictObject({ currentPassword: knownPassword, newPassword });

/** What has to be known to have the own account deleted; the code where two-factor sign-in is on. */
export const deletionRequest = z.strictObject({ password: knownPassword, code: secondFactorCode.optional() });

export const credentials = z.strictObject({
  email: singleLine(1000).min(1, required),
  password: knownPassword,
  /** For accounts with two-factor sign-in: a code of the app, or a recovery code. */
  code: secondFactorCode.optional(),
});

export const forgottenPassword = z.strictObject({ email: emailAddress });

/** What stands in the link of a mail. */
const mailToken = boundedText(200).min(1, required);

export const passwordReset = z.strictObject({ token: mailToken, password: newPassword });

export const emailVerification = z.strictObject({ token: mailToken });

/** The code of the refusal where a mail's link was used, or is out of date. */
export const linkNotValid = 'LINK_NOT_VALID';

/** The code of the refusal where the password was right and a second factor is still to come. */
export const twoFactorRequired = 'TWO_FACTOR_REQUIRED';

/** The code of the refusal where the second factor was not right. */
export const twoFactorWrong = 'TWO_FACTOR_WRONG';

/** A session as its owner sees it; `id` is public and opens nothing. */
const session = z.object({ id, expiresAt: instant });

/** What signing in answers; the token stands in no other answer. */
export const signedIn = z.object({ user, session: session.extend({ token: z.string() }) });

export const signedInUser = z.object({ user });

/** What the own account stores, in bytes; no limit where it is null. */
export const storage = z.object({ usedBytes: z.int(), limitBytes: z.int().nullable() });

/** The answer of a call that has nothing to tell. */
export const done = z.object({ ok: z.literal(true) });
