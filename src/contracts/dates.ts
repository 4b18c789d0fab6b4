import { z } from 'zod';
import { boundedText, required, trimmedText } from './text';

const earliest = '1900-01-01';
const latest = '2199-12-31';
const dayHint = 'Enter a date as YYYY-MM-DD.';
const partialHint = 'Enter a year as YYYY, a month as YYYY-MM or a date as YYYY-MM-DD.';
const inRange = (text: string) =>
  text >= earliest.slice(0, text.length) && text <= latest.slice(0, text.length);
const rangeHint = 'Enter a year between 1900 and 2199.';

const hinting = (hint: string) => ({
  error: ({ input }: { input?: unknown }) => ((input ?? '') === '' ? required : hint),
  tooLong: hint,
});

/** A calendar date, `YYYY-MM-DD`, that exists; never a `Date`. */
export const day = boundedText('YYYY-MM-DD'.length, hinting(dayHint))
  .check(z.iso.date({ error: hinting(dayHint).error, abort: true }))
  .refine(inRange, rangeHint);

/** A date as precise as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, kept as it was given. */
export const partialDate = trimmedText('YYYY-MM-DD'.length, hinting(partialHint))
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/, { error: hinting(partialHint).error, abort: true })
  .refine((text) => text.length < 10 || z.iso.date().safeParse(text).success, partialHint)
  .refine(inRange, rangeHint);

const instantHint = 'Enter an instant such as 2026-01-31T09:00:00.000Z.';

/** An instant in UTC as an ISO string with milliseconds. */
export const instant = boundedText('YYYY-MM-DDTHH:MM:SS.mmmZ'.length, {
  error: instantHint,
  tooLong: instantHint,
}).check(z.iso.datetime({ precision: 3, error: instantHint }));

/** Whether `end` lies before `start`, as precisely as both are known. */
export function endsBefore(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}
