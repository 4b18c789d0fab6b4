import { importFileMaxBytes } from '../../contracts/cv-import';
import { type ResumeList, resumeLists } from '../../contracts/resume-lists';
import { sizeText } from '../../contracts/size-text';
import { accountAt } from '../../contracts/social-platforms';
import { emptyReading } from '../empty-reading';
import { UnreadableDocumentError } from '../errors';
import { numberingLines } from '../numbering-lines';
import type { Reading, ReadValue } from '../reading';
import { sectionReadings } from '../sections';
import { sure } from '../sections/resume-entries';
import type { ResumeReader } from '../sections/section-reading';
import { Fields, keepRest, keepText } from './fields';

/** The largest JSON Resume, in bytes, wherever it is: in a file of its own, in a PDF, or in a zip. */
export const mostResumeBytes = importFileMaxBytes;

/** The file is not a JSON Resume. */
class NotJsonResumeError extends UnreadableDocumentError {}

/** The file exceeds the size limit of a JSON Resume. */
export class LargeResumeError extends UnreadableDocumentError {
  constructor() {
    super(
      `The profile in this file is larger than ${sizeText(mostResumeBytes)}. Remove pictures or long texts from it, and upload it again.`,
    );
  }
}

/** What a file of another format says besides its JSON Resume. */
export interface Besides {
  /** Texts that no list of a JSON Resume has a place for. */
  others: { heading: string; text: string }[];
  warnings: string[];
}

/** Reads a parsed JSON Resume, version 1.0.0. */
export function readResume(
  values: object,
  { others, warnings }: Besides = { others: [], warnings: [] },
): Reading {
  const toLine = numberingLines();
  const resume = new Fields(values, toLine);
  resume.ignore('$schema', 'meta');
  const reading = emptyReading();
  reading.headings.push(toLine('basics'));
  readBasics(resume.object('basics'), reading);
  for (const name of resumeLists) {
    const read = readers[name];
    if (!read) continue;
    const { entries, skipped } = resume.list(name);
    if (entries.length > 0) reading.headings.push(toLine(name));
    for (const entry of entries) {
      read(entry, reading);
      keepRest(entry, name, reading);
    }
    if (skipped > 0) reading.warnings.push(`${skipped} entries of "${name}" were too many to be read.`);
  }
  keepRest(resume, 'JSON Resume', reading);
  for (const { heading, text } of others) {
    keepText({ text, page: null, heading, lines: [toLine(text)] }, reading);
  }
  reading.warnings.push(...warnings);
  return reading;
}

/** Parses a JSON Resume. @throws NotJsonResumeError that says why it is not one */
export function parseResume(bytes: Uint8Array): object {
  if (bytes.length > mostResumeBytes) throw new LargeResumeError();
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null && 'basics' in value) return value;
  } catch (cause) {
    throw new NotJsonResumeError(
      'This file is damaged: it is not valid JSON. Export it anew and upload it again.',
      {
        cause,
      },
    );
  }
  throw new NotJsonResumeError(
    'This JSON file is not a JSON Resume: it has no "basics". Upload one that follows jsonresume.org.',
  );
}

function readBasics(basics: Fields, reading: Reading): void {
  const readText = (field: string): ReadValue | undefined => {
    const value = basics.text(field);
    return value === undefined ? undefined : { ...sure, value, lines: basics.lines(field) };
  };
  reading.name = readText('name');
  reading.jobTitle = readText('label');
  reading.summary = readText('summary');
  for (const [field, type] of [
    ['email', 'email'],
    ['phone', 'phone'],
    ['url', 'website'],
  ] as const) {
    for (const value of basics.texts(field)) {
      reading.contacts.push({ ...sure, type, value, lines: basics.lines(field) });
    }
  }
  for (const profile of basics.list('profiles').entries) readProfile(profile, reading);
  const home = readText('location');
  if (home) reading.location = home;
  else readLocation(basics.object('location'), reading);
  keepRest(basics, 'basics', reading);
}

function readProfile(profile: Fields, reading: Reading): void {
  const url = profile.text('url');
  const username = profile.text('username');
  const label = profile.text('network');
  const value = url ?? username;
  if (value) reading.contacts.push({ ...sure, type: 'social', value, label, lines: profile.lines() });
  const lines = profile.lines();
  const isInUrl =
    !url ||
    !username ||
    url.toLowerCase().includes(username.toLowerCase()) ||
    accountAt(url).username === username;
  if (!isInUrl) reading.unplaced.push({ text: username, page: null, heading: label, lines });
  if (!value && label) reading.unplaced.push({ text: label, page: null, heading: 'profiles', lines });
  keepRest(profile, 'profiles', reading);
}

function readLocation(location: Fields, reading: Reading): void {
  const address = {
    street: location.text('address'),
    city: location.text('city'),
    state: location.text('region'),
    postalCode: location.text('postalCode'),
    country: countryOf(location.text('countryCode', 'country')),
  };
  const lines = location.lines();
  if (lines.length > 0) reading.addresses.push({ ...sure, ...address, lines });
  const value = withoutRepetition([address.city, address.state, address.country]).join(', ');
  if (value) reading.location = { ...sure, value, lines };
  keepRest(location, 'location', reading);
}

/** People write `Gijón, Spain` as their city, too. */
const withoutRepetition = (parts: (string | undefined)[]): string[] =>
  parts.flatMap((part) => (part && !parts[0]?.endsWith(`, ${part}`) ? [part] : []));

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** The country's name; anything but a country code stays as it is. */
const countryOf = (code: string | undefined): string | undefined =>
  code && /^[a-z]{2}$/i.test(code) ? countryNames.of(code.toUpperCase()) : code;

/** How the entries of each list are read. */
const readers: Partial<Record<ResumeList, ResumeReader>> = Object.fromEntries(
  Object.values(sectionReadings).flatMap(({ resume }) => Object.entries(resume)),
);
