import { emojiGroups } from './emoji-table';

/**
 * The emoji that have a font of ours: those of the table, which the build cuts from Noto Emoji, each to a file of its
 * own, so that a page loads only what it shows.
 */
export const emojiWithFont: ReadonlySet<string> = new Set(
  emojiGroups.flatMap(({ entries }) => entries.map(({ emoji }) => emoji)),
);

/** The variation selector says that an emoji is a picture; fonts have no glyph for it. */
const codePointsOf = (emoji: string) =>
  [...emoji.replaceAll('\u{fe0f}', '')].map((character) => (character.codePointAt(0) ?? 0).toString(16));

/** The address of an emoji's font. */
export const emojiFontHref = (emoji: string): string => `/assets/emoji/${codePointsOf(emoji).join('-')}.ttf`;

/** By their names as files, because browsers on Android do not find these as families. */
const systemFonts = ['Noto Color Emoji', 'NotoColorEmoji', 'Samsung Color Emoji', 'SamsungColorEmoji'];
const local = systemFonts.map((name) => `local("${name}"),`).join('');

/** The style by which emoji are drawn in our font where the system has none; nothing is loaded elsewhere. */
export const emojiFaces = (shown: readonly string[]): string =>
  [...new Set(shown)]
    .filter((emoji) => emojiWithFont.has(emoji))
    .map((emoji) => {
      const range = codePointsOf(emoji).map((codePoint) => `U+${codePoint}`);
      return `@font-face{font-family:"Our Emoji";src:${local}url(${emojiFontHref(emoji)}) format("truetype");unicode-range:${range}}`;
    })
    .join('');
