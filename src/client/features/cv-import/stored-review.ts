import { z } from 'zod';
import { proposal } from '../../../contracts/cv-import';
import { type DraftKey, dropDraftWithParts, readDraft, saveDraft } from '../../sections/form/draft-store';
import { choices, importableSections } from './review-terms';

const values = z.record(z.string(), z.unknown());

/** An entry that the owner makes from a text without a place. */
const placed = z.object({
  id: z.string(),
  section: z.enum(importableSections),
  /** Which of the proposal's unplaced texts it is. */
  text: z.int(),
  values,
});

/** A document's proposal, and what its owner has made of it so far. */
const storedReview = z.object({
  filename: z.string(),
  proposal,
  /** By the id of an entry or of a field of the profile. */
  choices: z.record(z.string(), z.enum(choices)),
  /** The entries that were edited, as drafts of their sections, and the profile's fields. */
  edits: z.record(z.string(), values),
  placed: z.array(placed),
});
export type StoredReview = z.infer<typeof storedReview>;

/** The review of a CV by its id, or of a file that is not kept. */
export type ReviewedDocument = string;

/** Stands for the id of the document where a file was read that is not kept as a CV. */
export const unkeptFile = 'file';

export const keyOf = (userId: string, document: ReviewedDocument): DraftKey => ({
  userId,
  section: 'cvImport',
  entryId: document,
});

/** The review of a document that has just been read. */
export const newReview = (read: Pick<StoredReview, 'filename' | 'proposal'>): StoredReview => ({
  ...read,
  choices: {},
  edits: {},
  placed: [],
});

/** The review as it was left on this device; undefined if there is none that fits. */
export const readReview = (key: DraftKey): StoredReview | undefined =>
  storedReview.safeParse(readDraft(key)?.values).data;

export const saveReview = (key: DraftKey, review: StoredReview): void => saveDraft(key, { values: review });

/** Drops the review, and what was typed into its forms. */
export const dropReview = dropDraftWithParts;
