/** Maximum length of a line in octets, without its line break (RFC 6350, 3.2; RFC 5545, 3.1). */
const longestLine = 75;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these must not occur in a line
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Escapes a text as the value of a vCard or calendar property, or as one component of it. */
export const escapedText = (text: string) =>
  text
    .replace(controls, '')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replace(/\t/g, ' ');

/** Joins content lines into a file, skipping empty ones, and folds long ones between characters. */
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
