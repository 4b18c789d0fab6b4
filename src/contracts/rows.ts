import { z } from 'zod';

const isBlankText = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Whether a row of a list says nothing: a blank text, or fields of which each is blank or null. */
export function isBlankRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return isBlankText(row);
  return Object.values(row).every((value) => value === null || isBlankText(value));
}

/** A list of `max` rows at most. Blank ones are dropped before the others are counted and checked. */
export const rows = <S extends z.ZodType>(row: S, max: number) =>
  z.preprocess(
    (list: z.input<S>[]) => (Array.isArray(list) ? list.filter((each) => !isBlankRow(each)) : list),
    z.array(row).max(max, `List ${max} at most.`),
  );
