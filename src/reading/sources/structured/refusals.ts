import { UnreadableDocumentError } from '../../errors';
import { isValues, type Values } from './values';

/** A file of a format that is not read: what it is, and how to get one that is. */
export class ForeignFormatError extends UnreadableDocumentError {
  constructor(is: string, instead: string, options?: ErrorOptions) {
    super(`This is ${is}: ${instead}.`, options);
  }
}

interface ForeignFormat {
  is: string;
  instead: string;
}

const asPdf = 'save it as PDF or DOCX, and upload that';

/** Formats of text files by how they begin. */
const beginnings: (ForeignFormat & { begins: RegExp })[] = [
  { begins: /^\{\\rtf/, is: 'an RTF document', instead: `open it in a word processor, ${asPdf}` },
  {
    begins: /^(?:<!doctype html|<html)/i,
    is: 'a web page (HTML)',
    instead: 'open it in a browser, print it as PDF, and upload that',
  },
  { begins: /^<svg/i, is: 'a picture (SVG)', instead: 'export it as PDF, and upload that' },
  {
    begins: /^(?:%[^\n]*\n|\s)*\\(?:documentclass|documentstyle|RequirePackage|input)/,
    is: 'a LaTeX source',
    instead: 'upload the PDF that is made of it',
  },
  {
    begins: /^(?:\/\/[^\n]*\n|\s)*#(?:import|set|show|let)\b/,
    is: 'a Typst source',
    instead: 'upload the PDF that is made of it',
  },
];

/** Formats of JSON and YAML by their fields. */
const objects: (ForeignFormat & { isOne: (values: Values) => boolean })[] = [
  {
    isOne: ({ meta, employment }) =>
      isValues(employment) || String(isValues(meta) && meta.format).startsWith('FRESH'),
    is: 'a FRESH resume',
    instead:
      'convert it to JSON Resume with “hackmyresume convert resume.json jrs.json JRS”, and upload that',
  },
  {
    isOne: ({ content, layout, layouts }) => isValues(content) && Boolean(layout ?? layouts),
    is: 'a YAMLResume file',
    instead: 'upload the PDF that “yamlresume build” makes of it',
  },
  {
    isOne: ({ aboutMe }) => isValues(aboutMe),
    is: 'a MAC file of Manfred',
    instead: 'export your profile there as PDF or JSON Resume, and upload that',
  },
  {
    isOne: ({ resume }) => isValues(resume) && isValues(resume.profile),
    is: 'the data of OpenResume',
    instead: 'download your resume there as PDF, and upload that',
  },
];

export const beginningOf = (text: string): ForeignFormat | undefined =>
  beginnings.find(({ begins }) => begins.test(text.slice(0, 2000)));

export const objectLike = (values: Values): ForeignFormat | undefined =>
  objects.find(({ isOne }) => isOne(values));

/** Files that are no text, by the beginning of their type. */
const kindsOfBytes: (ForeignFormat & { type: string })[] = [
  {
    type: 'image/',
    is: 'a picture',
    instead: 'text in pictures is not read; upload the document that it was made of, as PDF or DOCX',
  },
  {
    type: 'video/',
    is: 'a video',
    instead: 'upload your CV as PDF or DOCX; the video has its own place, Video Intro',
  },
  { type: 'application/x-cfb', is: 'an Office document of an old format', instead: asPdf },
];

export const kindOfBytes = (type: string | undefined): ForeignFormat =>
  kindsOfBytes.find(({ type: known }) => type?.startsWith(known)) ?? {
    is: type ? `a file of the type ${type}` : 'a file of an unknown type',
    instead: 'upload your CV as PDF or DOCX',
  };
