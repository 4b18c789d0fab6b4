import type { ContactPreview } from '../../contracts/contact-import';

type Encoding = ContactPreview['encoding'];

interface Decoded {
  encoding: Encoding;
  text: string;
}

const marks: { bytes: number[]; label: string; encoding: Encoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16' },
];

/** This much of a table shows whether every second byte is empty, as it is in UTF-16. */
const examinedBytes = 4096;

/** Reads a table by its byte order mark; without one, as UTF-16, UTF-8 or else as Windows-1252, whichever it can be. */
export function decodeTable(content: Buffer): Decoded {
  const mark = marks.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte));
  if (mark) return { encoding: mark.encoding, text: new TextDecoder(mark.label).decode(content) };
  const wide = wideLabel(content);
  if (wide) return { encoding: 'UTF-16', text: new TextDecoder(wide).decode(content) };
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(content) };
  } catch {
    return { encoding: 'Windows-1252', text: decodeWindows1252(content) };
  }
}

/** The characters of the bytes 0x80 to 0x9F, which are control characters in ISO 8859-1. */
const fromEuroSign = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Some versions of Node.js take Windows-1252 for ISO 8859-1, and would lose dashes and quotation marks. */
const decodeWindows1252 = (content: Buffer) =>
  content
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => fromEuroSign[control.charCodeAt(0) - 0x80] ?? control);

/** The label of UTF-16 if nearly every second byte is empty. */
function wideLabel(content: Buffer): string | undefined {
  const examined = content.subarray(0, examinedBytes);
  const empty = [0, 0];
  for (const [index, byte] of examined.entries()) {
    if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  }
  const most = examined.length / 4;
  const [even = 0, odd = 0] = empty;
  if (odd > most && even < odd / 4) return 'utf-16le';
  if (even > most && odd < even / 4) return 'utf-16be';
  return undefined;
}
