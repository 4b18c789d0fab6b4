import { z } from 'zod';
import { endsBefore, monthOrDay } from '../dates';
import { lines, multiline, requiredLine, singleLine, webAddress } from '../text';
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

export const certification = defineSection({
  path: 'certifications',
  noun: 'certification',
  maxItems: 100,
  required: {
    name: requiredLine(200),
    issuer: requiredLine(200),
    issueDate: monthOrDay,
    category: z.enum(certificationCategories),
  },
  optional: {
    expiryDate: monthOrDay.nullable(),
    credentialId: singleLine(200).nullable(),
    credentialUrl: z.union([z.literal(''), webAddress]).nullable(),
    level: z.enum(certificationLevels).nullable(),
    description: multiline(5000).nullable(),
    skills: lines(50, 100),
    isVerified: z.boolean(),
    isHighlighted: z.boolean(),
  },
  check: ({ issueDate, expiryDate }) =>
    expiryDate && endsBefore(issueDate, expiryDate)
      ? [{ path: ['expiryDate'], message: 'The expiry date must not be before the issue date.' }]
      : [],
});
