import { constants, inflateSync } from 'node:zlib';
import { parseXml } from './docx/xml';
import { mostResumeBytes, parseResume } from './json-resume';
import { portableIn } from './portable';
import type { ParsedFile } from './structured/resume-in';
import { valuesOfXml } from './structured/xml-values';

/** Further attachments of a PDF are ignored. */
const mostAttachments = 50;
/** Maximum length of an attachment's dictionary, which says how it is stored. */
const longestHead = 2000;

const mark = '/EmbeddedFile';

/**
 * The career that is attached to a PDF of this product or of the Europass; undefined for any other PDF. Attachments are
 * found by their marker and unpacked up to the size limit of a JSON Resume, whereas libraries would unpack all of them
 * completely.
 */
export function fileInPdf(bytes: Uint8Array): ParsedFile | undefined {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let found: ParsedFile | undefined;
  let from = pdf.indexOf(mark);
  for (let seen = 0; from >= 0 && seen < mostAttachments; seen += 1) {
    // The last one counts, because changes to a PDF are appended to it.
    found = careerIn(contentAt(pdf, from)) ?? found;
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
    const length = /\/Length (\d{1,9})\b(?! \d+ R)/.exec(own)?.[1];
    const end = length === undefined ? pdf.indexOf('endstream', from) : from + Number(length);
    return pdf.subarray(from, Math.min(end, from + mostResumeBytes));
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

/** How the CV in a PDF of the Europass begins. */
const europass = /^[^<]{0,10}(?:<\?xml[^<]{0,200}>\s*)?<(?:\w+:)?(?:Candidate|SkillsPassport)\b/;

function careerIn(content: Buffer | undefined): ParsedFile | undefined {
  if (!content) return undefined;
  try {
    if (europass.test(content.toString('utf8', 0, 1000))) {
      return { language: 'XML', values: valuesOfXml(parseXml(content)) };
    }
    if (!content.includes('"storyfolio"')) return undefined;
    const values = parseResume(content);
    return portableIn(values) && { language: 'JSON', values };
  } catch {
    return undefined;
  }
}
