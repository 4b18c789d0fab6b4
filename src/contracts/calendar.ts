import { z } from 'zod';
import { instant } from './dates';

/** A token has 128 random bits, in base64url. */
export const calendarTokenBytes = 16;
const tokenForm = /^[\w-]{22}$/;

/** Where calendars find a profile's dates, below the site's origin. */
export const calendarPath = (token: string) => `/calendar/${token}.ics`;

/** The token of a file's name below `/calendar/`; undefined if it cannot be one. */
export function calendarTokenOf(file: string): string | undefined {
  const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
  return tokenForm.test(token) ? token : undefined;
}

/**
 * The address at which calendars may subscribe to the next actions, deadlines and interview rounds of a profile. Whoever has it can
 * read them. Null if there is none.
 */
export const calendarAddress = z.object({
  url: z.string().nullable(),
  createdAt: instant.nullable(),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;
