/** A zero-width space, which allows a line break. */
export const breakHere = '\u200b';

/** A letter with its marks, or an emoji with its modifiers and joined emoji, in a script without breaks between letters. */
const cluster =
  '[^\\s\\u200b\\u200d\\p{M}\\p{Emoji_Modifier}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}](?:[\\p{M}\\p{Emoji_Modifier}]|\\u200d.)*';
const clusters = (count: number) => new RegExp(`(?:${cluster}){${count}}`, 'gu');

const inText = clusters(40);
// Contacts have wide lines of small letters, and their addresses are copied from there.
const inContacts = clusters(80);
const inNames = clusters(16);

/** A word of a name, which may be broken after a hyphen anyway. */
const nameWord = /[^\s\u200b\u2010-\u2014-]+/gu;

/** The widest word of a name that fits a line in the smallest size of names, in ems. */
const widestOfNames = 20;

const wideLetter = /[\p{Lu}\p{Extended_Pictographic}mwæœ@%]/u;

/** How wide a word is at most, in ems. */
export const emsOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (wideLetter.test(letter) ? 0.95 : 0.65), 0);

/** Lets a text break inside words that are too long for a line. @param key of the text in the content of a template */
export function breakable(key: string, text: string): string {
  if (key === 'name')
    return text.replace(nameWord, (word) => (emsOf(word) > widestOfNames ? broken(word, inNames) : word));
  return broken(text, key === 'value' ? inContacts : inText);
}

const broken = (text: string, part: RegExp) => text.replace(part, `$&${breakHere}`);
