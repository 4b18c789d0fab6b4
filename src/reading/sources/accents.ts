/** Accents that old fonts draw as separate characters, with the combining characters of Unicode for them. */
const combining: Record<string, string> = {
  '\u0060': '\u0300',
  '\u00b4': '\u0301',
  '\u02ca': '\u0301',
  '\u02c6': '\u0302',
  '\u005e': '\u0302',
  '\u02dc': '\u0303',
  '\u00af': '\u0304',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
};

/** Whether a glyph is an accent without its letter. */
export const isAccent = (text: string) => combining[text] !== undefined;

/** A letter with an accent, as a single character if there is one. */
export function withAccent(letter: string, accent: string): string {
  const base = letter === '\u0131' ? 'i' : letter;
  return `${base}${combining[accent] ?? ''}`.normalize('NFC');
}
