import { z } from 'zod';
import { instant } from './dates';
import { employerContactStatus } from './employer-contact';
import { id } from './ids';

/** The document that an employer contact was sent, as it was then; its file is at `/api/sent-documents/{id}`. */
export const sentDocument = z.object({
  id,
  sentAt: instant,
  /** In bytes; null if it could not be kept, because the storage was full or the page too long for a document. */
  size: z.int().nullable(),
  /** Of the link that was made for the contact; null if it was kept because of a status. */
  label: z.string().nullable(),
  /** What the contact came to; null if it was kept because of a link. */
  status: employerContactStatus.nullable(),
});
export type SentDocument = z.infer<typeof sentDocument>;
export const sentDocumentList = z.array(sentDocument);

/** The address of the file, below the site's origin. */
export const sentDocumentPath = (documentId: string) => `/api/sent-documents/${documentId}`;

/** The most documents that are kept of a contact, the latest ones. */
export const maxSentDocuments = 10;
