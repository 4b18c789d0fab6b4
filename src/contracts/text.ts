import { z } from 'zod';
import { rows } from './rows';

// PostgreSQL cannot store NUL, UTF-8 cannot encode a lone surrogate, and the other control characters and
// direction overrides only serve to disguise text.
const unsafeCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const lineBreak = /[\n\r\t\u2028\u2029]/;

const safe = (text: string) => !unsafeCharacters.test(text);
const refused = 'Remove the characters that cannot be shown.';

/** The text without the characters that no text may contain. */
export const withoutUnsafeCharacters = (text: string): string => text.split(unsafeCharacters).join('');

type TextError = string | ((issue: { input?: unknown }) => string | undefined);

interface Sentences {
  /** The message for a value that is not a text; the usual one by default. */
  error?: TextError;
  tooLong?: string;
}

const tooManyCharacters = (max: number) => `Use ${max} characters or fewer.`;

/**
 * Text of `max` characters at most, unchanged. Every input text begins with this: a longer one is not processed any
 * further, so the cost of processing a text is bounded by its limit.
 */
export const boundedText = (max: number, { error, tooLong = tooManyCharacters(max) }: Sentences = {}) =>
  z.string(error === undefined ? undefined : { error }).max(max, { error: tooLong, abort: true });

/** How many blanks around a text are trimmed; with more, it is too long. */
const blanksAround = 2000;

/** Text without the blanks around it, `max` characters at most; may be empty. */
export const trimmedText = (
  max: number,
  { tooLong = tooManyCharacters(max), ...sentences }: Sentences = {},
) =>
  boundedText(max + blanksAround, { tooLong, ...sentences })
    .trim()
    .max(max, { error: tooLong, abort: true });

/** Multi-line text, trimmed, at most `max` characters; may be empty. */
export const multiline = (max: number, sentences?: Sentences) =>
  trimmedText(max, sentences).refine(safe, refused);

/** Single-line text, trimmed, at most `max` characters; may be empty. */
export const singleLine = (max: number, sentences?: Sentences) =>
  multiline(max, sentences).refine((text) => !lineBreak.test(text), 'Write this on one line.');

/** Single-line text that must not be blank. */
export const requiredLine = (max: number) => singleLine(max).min(1, required);

/** Multi-line text that must not be blank. */
export const requiredText = (max: number) => multiline(max).min(1, required);

/** A list of `max` lines at most; blank ones are dropped. */
export const lines = (max: number, length = 200) => rows(requiredLine(length), max);

/** The one sentence for a required field that is missing or blank. */
export const required = 'This field is required.';

/** The beginning of a text, at most `max` characters, and never half a character at its end. */
export const beginningOf = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** The beginning of a text that somebody sent, for a sentence about it. */
export const excerpt = (text: string, max: number): string =>
  text.length > max ? `${beginningOf(text, max)}…` : text;
