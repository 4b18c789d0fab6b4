import { z } from 'zod';

/** A text with more blanks than this is not empty, but too long; so is a list with more blank rows. */
const longestBlank = 2000;

/** Whether something is a blank text. */
export const isBlankText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= longestBlank && value.trim() === '';

/** Whether a row of a list is blank: a blank text, or fields that are all blank or null. */
export function isBlankRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return isBlankText(row);
  return Object.values(row).every((value) => value === null || isBlankText(value));
}

/** A list of `max` rows at most; null is taken for an empty one. Blank ones are dropped before the others are counted and checked. */
export const rows = <S extends z.ZodType>(row: S, max: number) =>
  z.preprocess(
    // A longer list is left as it is, and refused without a look at its rows.
    (list: z.input<S>[] | null) =>
      Array.isArray(list) && list.length <= max + longestBlank
        ? list.filter((each) => !isBlankRow(each))
        : (list ?? []),
    z.array(row).max(max, `List ${max} at most.`),
  );

/** The first `max` items of a list; the others are not even looked at. */
export const firstItems = <S extends z.ZodType>(item: S, max: number) =>
  z.preprocess((list: z.input<S>[]) => (Array.isArray(list) ? list.slice(0, max) : list), z.array(item));
