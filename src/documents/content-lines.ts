/** The most octets of a line without its break (RFC 6350, 3.2; RFC 5545, 3.1). */
const longestLine = 75;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be in a line
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text as the value of a property of a vCard or a calendar, or of one of its components. */
export const escapedText = (text: string) =>
  text
    .replace(controls, '')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\t/g, ' ');

/** The file of these content lines, without the empty ones, each folded between characters. */
export const contentLines = (lines: (string | false | null | undefined)[]): string =>
  lines.map((line) => (line ? `${folded(line)}\r\n` : '')).join('');

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
