import { z } from 'zod';
import { id } from './ids';

/** How certain a reading is, from 0 to 1. */
export const confidence = z.number().min(0).max(1);

/**
 * A line of the document. Place and size are in points from the top left of the page, which is counted from 1; all are
 * left out for sources that have no pages.
 */
export const sourceLine = z.object({
  /** Its place in the order in which the document is read, counted from 0. */
  line: z.int().optional(),
  page: z.int().optional(),
  x: z.number().optional(),
  y: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  text: z.string(),
});

/** What is known about an entry that was read, besides its values. */
export const readingOfEntry = z.object({
  confidence,
  lines: z.array(sourceLine),
  /** The names of fields that are doubtful, or less precise in the document than the section requires. */
  uncertain: z.array(z.string()),
  /** Fields as they are printed, if the section has values of its own: `degree: 'M.Sc. Digital Media'`. */
  printed: z.record(z.string(), z.string()),
  /** What in the document contradicts it, or is impossible, in sentences. */
  contradictions: z.array(z.string()).optional(),
  /** The existing entry that it duplicates. */
  duplicateOf: id.optional(),
});
