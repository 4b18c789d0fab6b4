import { parse } from 'csv-parse/sync';
import type { SourceLine } from '../../contracts/cv-import';
import { emptyReading } from '../empty-reading';
import { UnreadableDocumentError } from '../errors';
import { numberingLines } from '../numbering-lines';
import type { ReadContact, Reading, ReadValue, ReadWork } from '../reading';
import { Fields, keepRest, type ToLine } from './fields';
import { type DocumentSource, unzip } from './unzip';

const limits = { entries: 20_000, entryBytes: 2 * 1024 * 1024 };
/** More rows than anybody has in one table. */
const mostRows = 500;

/** The file is not a data export of LinkedIn. */
class NotLinkedInExportError extends UnreadableDocumentError {
  constructor() {
    super(
      'This zip has no LinkedIn profile. Ask LinkedIn for a copy of your data with "Profile" in it, and upload the zip as it came.',
    );
  }
}

const sure = { confidence: 1 };

/**
 * Reads the zip of a LinkedIn data export: the tables about the person, in whichever folder they are. Other files, such
 * as messages and connections, are not opened.
 * @throws UnreadableDocumentError that says why it cannot
 */
export async function readLinkedInExport(source: DocumentSource): Promise<Reading> {
  const { files, cut } = await unzip(source, (name) => tableOf(name) !== undefined, limits);
  const reading = emptyReading();
  const toLine = numberingLines();
  for (const name of cut) reading.warnings.push(`"${name}" is too large and was not read.`);
  const tables = new Map([...files].map(([name, content]) => [tableOf(name) ?? '', content]));
  if (!knownTables.some((name) => tables.has(name))) throw new NotLinkedInExportError();
  for (const [name, table] of Object.entries(readers)) {
    const content = tables.get(name);
    if (content) readTable(table, content, toLine, reading);
  }
  return reading;
}

/** The name of a table about the person, from a path; undefined for other files. */
function tableOf(path: string): string | undefined {
  const name = path.split('/').at(-1)?.toLowerCase() ?? '';
  return name in readers ? name : undefined;
}

function readTable({ heading, read }: Table, content: Buffer, toLine: ToLine, reading: Reading): void {
  const rows = parseRows(content);
  if (!rows) {
    reading.warnings.push(`The table "${heading}" is damaged and was not read.`);
    return;
  }
  if (rows.length > mostRows) {
    reading.warnings.push(`Only the first ${mostRows} rows of "${heading}" were read.`);
  }
  if (rows.length > 0) reading.headings.push(toLine(heading));
  for (const row of rows.slice(0, mostRows)) {
    const fields = new Fields(row, toLine);
    read(fields, reading);
    keepRest(fields, heading, reading);
  }
}

/** The rows of a table by column name; undefined if it cannot be parsed. */
function parseRows(content: Buffer): object[] | undefined {
  try {
    const [names = [], ...rows] = parse(content, {
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      to: mostRows + 2,
    });
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ''])));
  } catch {
    return undefined;
  }
}

const readText = (value: string | undefined, lines: SourceLine[]): ReadValue | undefined =>
  value === undefined ? undefined : { ...sure, value, lines };

const joined = (separator: string, ...texts: (string | undefined)[]) =>
  texts.filter(Boolean).join(separator) || undefined;

/** An empty end means that it is ongoing. */
function periodOf(row: Fields) {
  const start = row.date('Started On', 'Start Date');
  const end = row.date('Finished On', 'End Date');
  const isOngoing = start && !end && row.isBlank('Finished On');
  return { start, end: isOngoing ? ('present' as const) : end };
}

/** `[PERSONAL:https://ada.example,OTHER:…]`, `[ada,lovelace]` */
const listIn = (text: string | undefined) =>
  (text ?? '')
    .replace(/^\[/, '')
    .replace(/\]$/, '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

function contact(type: ReadContact['type'], value: string, row: Fields, label?: string): ReadContact {
  return { ...sure, type, value, label, lines: row.lines() };
}

function readProfile(row: Fields, reading: Reading): void {
  const name = joined(' ', row.text('First Name'), row.text('Last Name')) ?? row.text('Full Name');
  reading.name = readText(name, row.lines('First Name', 'Last Name', 'Full Name'));
  reading.jobTitle = readText(row.text('Headline'), row.lines('Headline'));
  reading.summary = readText(row.text('Summary'), row.lines('Summary'));
  reading.location = readText(row.text('Geo Location', 'Location'), row.lines('Geo Location', 'Location'));
  for (const site of listIn(row.text('Websites'))) {
    const [, label, address] = /^([A-Z_ ]{1,30}):(.{1,2000})$/s.exec(site) ?? [undefined, undefined, site];
    const lines = row.lines('Websites');
    reading.contacts.push({
      ...sure,
      type: 'website',
      value: address ?? site,
      label: capitalized(label),
      lines,
    });
  }
  for (const handle of listIn(row.text('Twitter Handles'))) {
    const value = `https://x.com/${handle.replace(/^@/, '')}`;
    reading.contacts.push({
      ...sure,
      type: 'social',
      value,
      label: 'X',
      lines: row.lines('Twitter Handles'),
    });
  }
}

/** `PERSONAL` as a label: `Personal`; kinds that say nothing are left out. */
const capitalized = (kind: string | undefined) =>
  kind && kind !== 'OTHER' ? kind.charAt(0) + kind.slice(1).toLowerCase() : undefined;

const positionOf = (row: Fields): ReadWork => ({
  ...sure,
  company: row.text('Company Name', 'Organization'),
  position: row.text('Title', 'Role', 'Position'),
  location: row.text('Location'),
  ...periodOf(row),
  description: row.text('Description'),
  achievements: [],
  technologies: [],
  doubtful: [],
  lines: row.lines(),
});

/** Reads a publication or a patent. */
function readPublication(
  row: Fields,
  { publications }: Reading,
  fields: Record<'title' | 'date', string>,
): void {
  const title = row.text(fields.title);
  if (!title) return;
  publications.push({
    ...sure,
    title,
    publisher: row.text('Publisher'),
    date: row.date(fields.date),
    url: row.text('Url'),
    authors: [],
    description: joined('\n', row.text('Description'), row.text('Number')),
    lines: row.lines(),
  });
}

/** Adds a fact made of a title, details and a text. */
function readFact(row: Fields, { facts }: Reading, title: string, ...details: string[]): void {
  const name = row.text(title);
  const inside = joined(', ', ...details.map((field) => row.text(field)));
  const head = joined(' ', name, inside && `(${inside})`);
  const value = joined('\n', head, row.text('Description'), row.text('Url'));
  if (value) facts.push({ ...sure, value, lines: row.lines() });
}

interface Table {
  heading: string;
  read: (row: Fields, reading: Reading) => void;
}

/** The tables about the person, by file name in lower case. */
const readers: Record<string, Table> = {
  'profile.csv': { heading: 'Profile', read: readProfile },
  'positions.csv': { heading: 'Positions', read: (row, { work }) => work.push(positionOf(row)) },
  'volunteering.csv': {
    heading: 'Volunteering',
    read: (row, { volunteering }) => volunteering.push(positionOf(row)),
  },
  'organizations.csv': {
    heading: 'Organizations',
    read: (row, reading) => readFact(row, reading, 'Name', 'Position', 'Started On', 'Finished On'),
  },
  'education.csv': {
    heading: 'Education',
    read: (row, { education }) =>
      education.push({
        ...sure,
        institution: row.text('School Name'),
        degree: row.text('Degree Name'),
        start: row.date('Start Date', 'Started On'),
        end: row.date('End Date', 'Finished On'),
        description: row.text('Notes'),
        activities: row.texts('Activities'),
        coursework: [],
        achievements: [],
        doubtful: [],
        lines: row.lines(),
      }),
  },
  'skills.csv': {
    heading: 'Skills',
    read: (row, { skills }) => {
      const name = row.text('Name');
      if (name) skills.push({ ...sure, name, lines: row.lines() });
    },
  },
  'languages.csv': {
    heading: 'Languages',
    read: (row, { languages }) => {
      const name = row.text('Name');
      const level = row.text('Proficiency');
      if (name) languages.push({ ...sure, name, level, lines: row.lines() });
    },
  },
  'certifications.csv': {
    heading: 'Certifications',
    read: (row, { certifications }) => {
      const name = row.text('Name');
      if (!name) return;
      certifications.push({
        ...sure,
        name,
        issuer: row.text('Authority'),
        date: row.date('Started On'),
        expiry: row.date('Finished On'),
        credentialId: row.text('License Number'),
        url: row.text('Url'),
        doubtful: [],
        lines: row.lines(),
      });
    },
  },
  'email addresses.csv': {
    heading: 'Email Addresses',
    read: (row, { contacts }) => {
      row.ignore('Confirmed', 'Primary', 'Updated On');
      const value = row.text('Email Address');
      if (value) contacts.push(contact('email', value, row));
    },
  },
  'phonenumbers.csv': {
    heading: 'PhoneNumbers',
    read: (row, { contacts }) => {
      const value = joined(' ext ', row.text('Number'), row.text('Extension'));
      const type = row.text('Type');
      if (value) contacts.push(contact('phone', value, row, type));
    },
  },
  'recommendations_received.csv': {
    heading: 'Recommendations',
    read: (row, { testimonials }) => {
      // What its owner has hidden there must not be shown here.
      const isHidden = row.text('Status')?.toUpperCase() === 'HIDDEN';
      row.ignore('Creation Date', 'Status');
      const name = joined(' ', row.text('First Name'), row.text('Last Name'));
      const rest = { role: row.text('Job Title'), company: row.text('Company'), content: row.text('Text') };
      if (!isHidden) testimonials.push({ ...sure, name: name ?? '', ...rest, lines: row.lines() });
    },
  },
  'honors.csv': {
    heading: 'Honors',
    read: (row, { awards }) => {
      const title = row.text('Title');
      if (!title) return;
      awards.push({
        ...sure,
        title,
        awarder: row.text('Issuer'),
        date: row.date('Issued On'),
        url: row.text('Url'),
        description: row.text('Description'),
        lines: row.lines(),
      });
    },
  },
  'publications.csv': {
    heading: 'Publications',
    read: (row, reading) => readPublication(row, reading, { title: 'Name', date: 'Published On' }),
  },
  'patents.csv': {
    heading: 'Patents',
    read: (row, reading) => readPublication(row, reading, { title: 'Title', date: 'Issued On' }),
  },
  'projects.csv': {
    heading: 'Projects',
    read: (row, { projects }) => {
      const name = row.text('Title');
      if (!name) return;
      projects.push({
        ...sure,
        name,
        url: row.text('Url'),
        ...periodOf(row),
        description: row.text('Description'),
        highlights: [],
        technologies: [],
        doubtful: [],
        lines: row.lines(),
      });
    },
  },
  'courses.csv': {
    heading: 'Courses',
    read: (row, { unplaced }) => {
      const text = joined(' ', row.text('Name'), row.text('Number'));
      if (text) unplaced.push({ text, page: null, heading: 'Courses', lines: row.lines() });
    },
  },
  'testscores.csv': { heading: 'Test scores', read: () => undefined },
  'causes you care about.csv': { heading: 'Causes you care about', read: () => undefined },
};

/** Every export of a profile has at least one of these. */
const knownTables = ['profile.csv', 'positions.csv', 'education.csv', 'skills.csv'];
