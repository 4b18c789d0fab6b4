/** A zero-width space, which allows a line break. */
export const breakHere = '\u200b';

/** After how many letters a word may be broken. */
const inText = 40;
/** Contacts have wide lines of small letters, and their addresses are copied from there. */
const inContacts = 80;
const inNames = 16;

/** A word in a script without breaks between letters. */
const word =
  /[^\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]+/gu;

/** A word of a name, which may be broken after a hyphen anyway. */
const nameWord = /[^\s\u200b\u2010-\u2014-]+/gu;

/** The widest word of a name that fits a line in the smallest size of names, in ems. */
const widestOfNames = 20;

const wideLetter = /[\p{Lu}\p{Extended_Pictographic}mwæœ@%]/u;

/** How wide a word is at most, in ems. */
export const emsOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum + (wideLetter.test(letter) ? 0.95 : 0.65), 0);

/** A word that hyphenation breaks, unless it is no word of any language. */
const syllables = /^[\p{L}\p{M}]{1,80}[^\p{L}\p{M}\p{N}]*$/u;

/**
 * Lets a text break inside words that are too long for a line.
 * @param key of the text in the content of a template
 * @param hyphenates whether words are broken at syllables, wherever that fits
 */
export function breakable(key: string, text: string, hyphenates = false): string {
  if (key === 'name')
    return text.replace(nameWord, (part) => (emsOf(part) > widestOfNames ? broken(part, inNames) : part));
  const most = key === 'value' ? inContacts : inText;
  return text.replace(word, (part) => {
    const isBroken = part.length > most && !(hyphenates && syllables.test(part));
    return isBroken ? broken(part, most) : part;
  });
}

const segmenter = new Intl.Segmenter();

/** A word with a place for a break after every so many letters, which keep their marks. */
function broken(letters: string, every: number): string {
  const clusters = Array.from(segmenter.segment(letters), ({ segment }) => segment);
  const parts = Array.from({ length: Math.ceil(clusters.length / every) }, (_, index) =>
    clusters.slice(index * every, (index + 1) * every).join(''),
  );
  return parts.join(breakHere);
}
