import { z } from 'zod';

/** Which page of a list, counted from 1; the first one where none is named. */
export const pageNumber = z.coerce.number<number>().int().min(1).max(100_000).optional();

/** What an answer says of the page that it holds. */
export const pageFacts = {
  /** How many entries there are, on all pages. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
};
