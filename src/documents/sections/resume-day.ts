/**
 * The date of a certificate. Version 1.0.0 of JSON Resume requires a day there, so a month is given by its first one. A
 * year alone stays what it is, as later versions allow: nobody could tell an invented month from a real one.
 */
export const resumeDay = (date: string): string => (date.length === 'YYYY-MM'.length ? `${date}-01` : date);
