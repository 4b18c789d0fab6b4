import { z } from 'zod';
import { rows } from './rows';

// PostgreSQL cannot store NUL, UTF-8 cannot carry a lone surrogate, and the other control characters and the
// direction overrides only serve to make a text look like something that it is not.
const unsafeCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const lineBreak = /[\n\r\t\u2028\u2029]/;

const safe = (text: string) => !unsafeCharacters.test(text);
const refused = 'Remove the characters that cannot be shown.';

/** Text of any number of lines, trimmed, `max` characters at most; may be empty. */
export const multiline = (max: number) =>
  z.string().trim().max(max, `Use ${max} characters or fewer.`).refine(safe, refused);

/** Text on one line, trimmed, `max` characters at most; may be empty. */
export const singleLine = (max: number) =>
  multiline(max).refine((text) => !lineBreak.test(text), 'Write this on one line.');

/** Text on one line that must not be blank. */
export const requiredLine = (max: number) => singleLine(max).min(1, required);

/** Text of any number of lines that must not be blank. */
export const requiredText = (max: number) => multiline(max).min(1, required);

/** A list of `max` lines at most; blank ones are dropped. */
export const lines = (max: number, length = 200) => rows(requiredLine(length), max);

/** The one sentence for a required field that is missing or blank. */
export const required = 'This field is required.';
