import { z } from 'zod';

/** A page number, counted from 1; defaults to the first. */
export const pageNumber = z.coerce.number<number>().int().min(1).max(100_000).optional();

/** The paging fields of an answer. */
export const pageFacts = {
  /** The number of entries on all pages. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
};
