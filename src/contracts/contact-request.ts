import { z } from 'zod';
import { emailAddress } from './email-address';
import { profileId } from './ids';
import { orNull } from './or-null';
import { multiline, required, requiredLine, singleLine } from './text';
import { isWhatItSeems } from './visible';

/** The longest message, in characters. */
export const messageLength = 3000;

/** Messages with more web addresses than this are refused; recruiters need fewer. */
export const maxAddressesInMessage = 5;

const webAddressStart = /https?:\/\//gi;

const hasFewAddresses = (text: string) => (text.match(webAddressStart)?.length ?? 0) <= maxAddressesInMessage;

/** What a visitor of the public page writes to its owner. */
export const contactRequest = z.strictObject({
  profileId,
  name: requiredLine(100).refine(isWhatItSeems, required),
  company: orNull(singleLine(200)).optional(),
  role: orNull(singleLine(150)).optional(),
  email: emailAddress,
  message: multiline(messageLength)
    .min(1, required)
    .refine(isWhatItSeems, required)
    .refine(hasFewAddresses, `Write ${maxAddressesInMessage} web addresses at most.`),
});
export type ContactRequest = z.output<typeof contactRequest>;
