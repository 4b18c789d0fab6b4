import { z } from 'zod';
import { endsBefore, partialDate } from '../dates';
import { orNull } from '../or-null';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
import { webAddress } from '../web-address';
import { defineSection } from './define';

export const certificationCategories = [
  'Technical',
  'Professional',
  'Academic',
  'Industry',
  'Vendor',
  'Government',
] as const;

export const certificationLevels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;

/** What can be in several languages. */
const texts = {
  name: requiredLine(200),
  description: orNull(multiline(5000)),
};

export const certification = defineSection({
  path: 'certifications',
  noun: 'certification',
  part: 'education',
  maxItems: 100,
  texts,
  required: {
    name: texts.name,
    issuer: z.nullable(requiredLine(200)),
    issueDate: z.nullable(partialDate),
    category: z.nullable(z.enum(certificationCategories)),
  },
  optional: {
    expiryDate: orNull(partialDate),
    credentialId: orNull(singleLine(200)),
    credentialUrl: orNull(webAddress),
    level: orNull(z.enum(certificationLevels)),
    description: texts.description,
    skills: lines(50, 100),
    /** The owner's statement that the credential can be checked at its address. */
    isVerified: z.boolean(),
    isHighlighted: z.boolean(),
    translations: translationsOf(texts),
  },
  check: ({ issueDate, expiryDate, credentialUrl, isVerified }) => [
    ...(issueDate && expiryDate && endsBefore(issueDate, expiryDate)
      ? [{ path: ['expiryDate'], message: 'The expiry date must not be before the issue date.' }]
      : []),
    ...(isVerified && !credentialUrl
      ? [{ path: ['credentialUrl'], message: 'Add the address where this credential can be checked.' }]
      : []),
  ],
});
