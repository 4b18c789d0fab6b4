import type { ReadDate, Sourced } from '../reading';
import { printedDate } from './dates';

/** Fields of a reading that describe it and are not part of the document's text. */
const notText = new Set(['confidence', 'lines', 'titles', 'doubtful', 'type']);

/** Everything that was read for an entry, as a single text. */
export const textOf = (read: Sourced): string =>
  Object.entries(read)
    .filter(([field]) => !notText.has(field))
    .flatMap(([, value]) => textsOf(value))
    .join(', ');

/** The texts, numbers and dates in a value, in readable form. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isDate(value) ? [printedDate(value)] : [];
}

const isDate = (value: unknown): value is ReadDate =>
  typeof value === 'object' && value !== null && 'year' in value && typeof value.year === 'number';
