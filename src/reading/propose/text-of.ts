import type { ReadDate, Sourced } from '../reading';
import { printedDate } from './dates';

/** What every part of a reading says about itself, which is no text of the document. */
const notText = new Set(['confidence', 'lines', 'titles', 'doubtful', 'type']);

/** Everything that was read of an entry, as one text. */
export const textOf = (read: Sourced): string =>
  Object.entries(read)
    .filter(([field]) => !notText.has(field))
    .flatMap(([, value]) => textsOf(value))
    .join(', ');

/** The texts, figures and dates of a value, for people to read. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isDate(value) ? [printedDate(value)] : [];
}

const isDate = (value: unknown): value is ReadDate =>
  typeof value === 'object' && value !== null && 'year' in value && typeof value.year === 'number';
