import { constants, inflateSync } from 'node:zlib';
import { mostResumeBytes, parseResume } from './json-resume';
import { portableIn } from './portable';

/** Further attachments of a PDF are ignored. */
const mostAttachments = 50;
/** Maximum length of an attachment's dictionary, which says how it is stored. */
const longestHead = 2000;

const mark = '/EmbeddedFile';

/**
 * The JSON Resume attached to a PDF of this product; undefined for any other PDF. Attachments are found by their marker
 * and unpacked up to the size limit of a JSON Resume, whereas libraries would unpack all of them completely.
 */
export function resumeInPdf(bytes: Uint8Array): object | undefined {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let found: object | undefined;
  let from = pdf.indexOf(mark);
  for (let seen = 0; from >= 0 && seen < mostAttachments; seen += 1) {
    // The last one counts, because changes to a PDF are appended to it.
    found = portableResume(contentAt(pdf, from)) ?? found;
    from = pdf.indexOf(mark, from + mark.length);
  }
  return found;
}

/** The content of the attachment whose dictionary includes this offset, if it is stored in a common way. */
function contentAt(pdf: Buffer, place: number): Buffer | undefined {
  const head = pdf.subarray(place, place + longestHead).toString('latin1');
  const start = /\bstream\r?\n/.exec(head);
  if (!start) return undefined;
  const dictionary = pdf.subarray(Math.max(0, place - longestHead), place).toString('latin1');
  const own = dictionary.slice(dictionary.lastIndexOf(' obj')) + head.slice(0, start.index);
  const from = place + start.index + start[0].length;
  if (!own.includes('/Filter')) {
    const length = Number(/\/Length (\d{1,9})\b/.exec(own)?.[1] ?? 0);
    return pdf.subarray(from, from + length);
  }
  return own.includes('/FlateDecode') ? inflated(pdf.subarray(from)) : undefined;
}

function inflated(content: Buffer): Buffer | undefined {
  try {
    return inflateSync(content, {
      maxOutputLength: mostResumeBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    // Damaged or far too long for a profile. Then it is not one of ours, and the pages are read.
    return undefined;
  }
}

function portableResume(content: Buffer | undefined): object | undefined {
  if (!content?.includes('"storyfolio"')) return undefined;
  try {
    const resume = parseResume(content);
    return portableIn(resume) && resume;
  } catch {
    return undefined;
  }
}
