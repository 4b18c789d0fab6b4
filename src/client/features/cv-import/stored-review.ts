import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { importableSections, type Proposal, proposal, readableSections } from '../../../contracts/cv-import';
import { id } from '../../../contracts/ids';
import {
  type DraftKey,
  dropDraft,
  dropDraftWithParts,
  readDraft,
  saveDraft,
} from '../../sections/form/draft-store';
import { choices } from './review-terms';
import { holdsFiles } from './zip-text';

const values = z.record(z.string(), z.unknown());

/** An entry that the owner makes from a text without a place. */
const placed = z.object({
  id: z.string(),
  section: z.enum(importableSections),
  /** Which of the proposal's unplaced texts it is. */
  text: z.int(),
  values,
});

/** A document's proposal, and its owner's choices so far. */
const storedReview = z.object({
  /** Ensures that it is imported once, however often that is requested. */
  importId: id,
  filename: z.string(),
  proposal,
  /** By the id of an entry or of a field of the profile. */
  choices: z.record(z.string(), z.enum(choices)),
  /** The entries that were edited, as drafts of their sections, and the profile's fields. */
  edits: z.record(z.string(), values),
  placed: z.array(placed),
  /** What entries in another language of the page are about, where their owner says so: the id of an existing one. */
  counterparts: z.record(z.string(), id).default({}),
  /** Which unplaced texts were read again, and as what. */
  readAgain: z.array(z.object({ section: z.enum(readableSections), texts: z.array(z.int()) })).default([]),
  /** Which unplaced texts were added to the description of which entry. */
  appended: z.array(z.object({ id: z.string(), texts: z.array(z.int()) })).default([]),
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

/** A proposal whose job title is that of the current position, where the document has none of its own. */
function withJobTitle(proposal: Proposal): Proposal {
  const { profile, sections, page, language } = proposal;
  const current = sections.workExperience.find(({ values }) => values.isCurrent && values.position);
  // Whoever saved their page without one wants none.
  if (profile.jobTitle || page || !current) return proposal;
  const { lines, uncertain, values } = current;
  const position = language ? values.translations?.[language]?.position : values.position;
  if (!position) return proposal;
  const confidence = uncertain.includes('position') ? 0 : current.confidence;
  return {
    ...proposal,
    profile: { ...profile, jobTitle: { value: String(position), confidence, lines } },
  };
}

/** The review of a document that has just been read. */
export const newReview = ({
  filename,
  proposal,
}: Pick<StoredReview, 'filename' | 'proposal'>): StoredReview => ({
  importId: uuid(),
  filename,
  proposal: withJobTitle(proposal),
  choices: {},
  edits: {},
  placed: [],
  counterparts: {},
  readAgain: [],
  appended: [],
});

/** Whether there is nothing to review: no text, no file, and no settings of a page. */
export const saysNothing = (read: Proposal): boolean =>
  read.page === undefined &&
  read.unplaced.length === 0 &&
  !holdsFiles(read) &&
  Object.values(read.profile).every((field) => field === null) &&
  Object.values(read.sections).every((entries) => entries.length === 0);

/** The review as it was left on this device; undefined if there is none for this document. */
export const readReview = (key: DraftKey): StoredReview | undefined =>
  storedReview.safeParse(readDraft(key)?.values).data;

export const saveReview = (key: DraftKey, review: StoredReview): void => saveDraft(key, { values: review });

/** A review that was imported, which comes back if that is undone. */
const importedReview = z.object({
  undoId: z.string(),
  document: z.string(),
  review: storedReview,
  /** The name that was accepted. */
  name: z.string().optional(),
});
type ImportedReview = z.infer<typeof importedReview>;

const importedKey = (userId: string) => keyOf(userId, 'imported');

/** Sets a review aside once it is imported. */
export function keepImported(userId: string, imported: ImportedReview): void {
  dropReview(keyOf(userId, imported.document));
  saveDraft(importedKey(userId), { values: imported });
}

/** The review that this import came from; undefined if this device does not have it. */
export function readImported(userId: string, undoId: string): ImportedReview | undefined {
  const { data } = importedReview.safeParse(readDraft(importedKey(userId))?.values);
  return data?.undoId === undoId ? data : undefined;
}

/** Brings the review of an undone import back. @returns its document; undefined if this device does not have it */
export function restoreImported(userId: string, undoId: string): ReviewedDocument | undefined {
  const data = readImported(userId, undoId);
  if (!data) return undefined;
  saveReview(keyOf(userId, data.document), data.review);
  dropDraft(importedKey(userId));
  return data.document;
}

const undoableMs = 10 * 60 * 1000;

/** Forgets the last imported review once its import cannot be undone any more. */
export function forgetImported(userId: string): void {
  const { savedAt } = readDraft(importedKey(userId)) ?? {};
  if (savedAt && Date.now() - Date.parse(savedAt) > undoableMs) dropDraft(importedKey(userId));
}

/** Drops the review, and what was typed into its forms. */
export const dropReview = dropDraftWithParts;
