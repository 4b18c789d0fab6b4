import { z } from 'zod';
import { instant } from './dates';
import { id } from './ids';
import { ignoredFields } from './ignored-fields';

/** The largest CV, in bytes. */
export const cvMaxBytes = 10 * 1024 * 1024;

/** The accepted document types of a CV, by file extension. */
export const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvExtension = keyof typeof cvTypes;

/** Title and text of each refusal, the same from client and server. */
export const cvRefusals = {
  invalidFile: { title: 'Invalid file', message: 'Please upload a PDF, DOC, or DOCX file.' },
  tooLarge: { title: 'File too large', message: 'CV must be 10 MB or less.' },
} as const;

/** One uploaded CV; `fileUrl` is a path of this server and `size` is in bytes. */
export const cv = z.object({
  id,
  filename: z.string(),
  fileUrl: z.string(),
  contentType: z.enum(Object.values(cvTypes)),
  size: z.int(),
  uploadedAt: instant,
  /** Whether anyone may read it; the page offers the first public one. */
  isPublic: z.boolean(),
  /** Whether it was offered before its owner could decide, and is private until they do. */
  wasWithdrawn: z.boolean(),
});
export type Cv = z.infer<typeof cv>;

/** What an owner may change of a CV; `isCurrent` makes it the current one. */
const changeable = { id, isPublic: z.boolean().optional(), isCurrent: z.literal(true).optional() };
export const cvUpdate = z.strictObject({ ...ignoredFields(cv, changeable), ...changeable });

/** Whether an uploaded CV is public, as a form field; private by default. */
export const isPublicField = z
  .enum(['true', 'false'], 'Send true or false as isPublic.')
  .default('false')
  .transform((text) => text === 'true');
