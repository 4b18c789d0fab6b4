import { fileTypeFromBuffer } from 'file-type';
import { parse as parseYaml } from 'yaml';
import { decodeTable } from '../../contact-table/decode-table';
import { UnreadableDocumentError } from '../../errors';
import { parseXml } from '../docx/xml';
import { LargeResumeError, mostResumeBytes } from '../json-resume';
import { europassOfCedefop } from './europass';
import { europassCandidate } from './europass-candidate';
import { jsonResume } from './json-resume-versions';
import { plainResume, plainText } from './plain-text';
import { reactiveResume } from './reactive-resume';
import { beginningOf, ForeignFormatError, kindOfBytes, objectLike } from './refusals';
import { renderCv } from './render-cv';
import { type ForeignResume, type Format, isValues, valuesOf } from './values';
import { readVcard } from './vcard';
import { valuesOfXml } from './xml-values';

/** Many times the longest CV; YAML takes far longer to parse than JSON. */
const mostYamlCharacters = 128 * 1024;
/** YAML can name a part in several places; more are made to unfold without end. */
const mostAliases = 50;
const deepestYaml = 100;

/** The file is damaged. */
class DamagedFileError extends UnreadableDocumentError {
  constructor(language: string, options?: ErrorOptions) {
    super(`This file is damaged: it is not valid ${language}. Export it anew and upload it again.`, options);
  }
}

/** The formats, each before those that are less particular. */
const formats: Format[] = [reactiveResume, renderCv, europassOfCedefop, europassCandidate, jsonResume];

const isRead =
  'JSON Resume (jsonresume.org), Reactive Resume, RenderCV, Europass and vCard are read; export it as one of these, or as PDF or DOCX';

/** What a text file says, as parsed: an object of JSON, YAML or XML, or the text of a vCard. */
export type ParsedFile = { language: 'JSON' | 'YAML' | 'XML'; values: unknown } | { card: string };

/**
 * Parses a file that describes a career.
 * @throws UnreadableDocumentError that says what it is, and how to get one that is read
 */
export async function parseFile(bytes: Uint8Array): Promise<ParsedFile> {
  if (bytes.length > mostResumeBytes) throw new LargeResumeError();
  const text = await decode(bytes);
  const known = beginningOf(text);
  if (known) throw new ForeignFormatError(known.is, known.instead);
  if (/^BEGIN:VCARD/i.test(text)) return { card: text };
  if (/^[{[]/.test(text)) return { language: 'JSON', values: parseJson(text) };
  if (text.startsWith('<')) return { language: 'XML', values: valuesOfXml(parseXml(Buffer.from(text))) };
  return { language: 'YAML', values: parseYamlFile(text) };
}

/** The JSON Resume that a parsed file amounts to. @throws ForeignFormatError */
export const resumeOf = (file: ParsedFile): ForeignResume =>
  withoutPhoto('card' in file ? readVcard(file.card) : mapped(file));

function mapped(file: Extract<ParsedFile, { values: unknown }>): ForeignResume {
  const values = valuesOf(file.values);
  const format = formats.find(({ isOne }) => isOne(values));
  if (!format) throw unknownFormat(file);
  const { resume, others, warnings } = format.toResume(values);
  const plain = others.map(({ heading, text }) => ({ heading, text: plainText(text) }));
  return { resume: plainResume(resume), others: plain, warnings };
}

/** A photo in a file is far longer than its texts. */
function withoutPhoto(foreign: ForeignResume): ForeignResume {
  const { image, ...basics } = valuesOf(foreign.resume.basics);
  if (typeof image !== 'string' || !image.startsWith('data:')) return foreign;
  return { ...foreign, resume: { ...foreign.resume, basics }, warnings: [...foreign.warnings, photoWarning] };
}

const photoWarning = 'The photo in this file was not read. Add it to your profile as a picture.';

function unknownFormat({ language, values }: Extract<ParsedFile, { values: unknown }>): ForeignFormatError {
  const known = isValues(values) && objectLike(values);
  if (known) return new ForeignFormatError(known.is, known.instead);
  const [root] = language === 'XML' ? Object.keys(valuesOf(values)) : [];
  return new ForeignFormatError(
    `${root ? `an XML file of “${root.slice(0, 60)}”` : `a ${language} file of an unknown kind`}`,
    isRead,
  );
}

/** The text of a file, in whichever encoding it is. @throws ForeignFormatError if it is no text */
async function decode(bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new ForeignFormatError('an empty file', 'export it anew and upload it again');
  const { text } = decodeTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (!control.test(text)) return text.trimStart();
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const { is, instead } = kindOfBytes(type?.mime);
  throw new ForeignFormatError(is, instead);
}

/** Characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells other files from texts.
const control = /[\u0000-\u0008\u000e-\u001a]/;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DamagedFileError('JSON', { cause });
  }
}

function parseYamlFile(text: string): unknown {
  const isCv = /^(?:cv|basics) *:/m.test(text);
  if (nestsDeeply(text)) throw new DamagedFileError('YAML');
  if (text.length > mostYamlCharacters) {
    throw isCv
      ? new ForeignFormatError('a YAML file that is far longer than a CV', 'shorten it')
      : plainTextError();
  }
  try {
    // Without types: a telephone number is no figure, and a month no date.
    const values: unknown = parseYaml(text, {
      schema: 'failsafe',
      maxAliasCount: mostAliases,
      logLevel: 'error',
    });
    if (!isValues(values)) throw plainTextError();
    // Parts that are named in several places become parts of their own.
    return JSON.parse(JSON.stringify(values), (_, value) =>
      value === 'null' || value === '~' ? null : value,
    );
  } catch (cause) {
    throw isCv ? new DamagedFileError('YAML', { cause }) : plainTextError();
  }
}

/** Whether lists are within one another more often than in any CV; the parser would take long for them. */
function nestsDeeply(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + ('[{'.includes(bracket) ? 1 : -1));
    if (depth > deepestYaml) return true;
  }
  return false;
}

const plainTextError = () =>
  new ForeignFormatError('a plain text', 'save it as PDF or DOCX in a word processor, and upload that');
