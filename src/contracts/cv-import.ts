import { z } from 'zod';
import { design } from './design';
import { rejectedFile } from './gallery-upload';
import { id, profileId } from './ids';
import { keysOf, partOf } from './keys-of';
import { pageLanguage } from './page-language';
import { pageChoices, profileInformation, visibilities } from './profile';
import { confidence, type readingOfEntry, sourceLine } from './proposed-entry';
import { sectionContracts } from './sections';
import { boundedText } from './text';

/** Images of the gallery travel as files, the entries of every other section as text. */
const { gallery: _gallery, ...importableContracts } = sectionContracts;

/** The largest file that is read without being kept, in bytes. */
export const importFileMaxBytes = 10 * 1024 * 1024;

/** The largest zip, in bytes; it stays on disk, and only the necessary parts are unpacked. */
export const importZipMaxBytes = 100 * 1024 * 1024;

/** The files that are read without being kept, by extension: their types, by which some systems choose files. */
export const importTypes = {
  json: 'application/json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  xml: 'text/xml',
  vcf: 'text/vcard',
  odt: 'application/vnd.oasis.opendocument.text',
  zip: 'application/zip',
} as const;

/** What these files are, besides zips. */
export const importFormats = 'JSON Resume, Reactive Resume, RenderCV, Europass (XML or JSON), vCard, ODT';

export const importTooLarge =
  'The file must be 10 MB or less, a zip 100 MB or less. Without photos and video, a profile is in its JSON file.';

/** The longest proposal, in characters of JSON: many times that of a long CV. */
export const longestProposal = 2 * 1024 * 1024;

/** The longest proposal from a file of this product, in characters of JSON; such a file may hold a hundred long positions. */
export const longestSavedProposal = 2 * importFileMaxBytes;

/** The largest answer to a proposal, in bytes. A file of this product says everything twice, and an answer once. */
export const acceptedMaxBytes = 6 * 1024 * 1024;

/** What was read with less confidence than this is shown as uncertain. */
export const certainFrom = 0.6;

export type SourceLine = z.infer<typeof sourceLine>;

/** A text that was read, and where it is in the document; null if it has none. */
const readText = z.object({ value: z.string(), confidence, lines: z.array(sourceLine) }).nullable();
export type ReadText = z.infer<typeof readText>;

/** How a page and its documents look, what it hides, who can find it, and the language that it speaks. */
const pageSettings = {
  visibility: z.enum(visibilities),
  design,
  ...pageChoices.partial().shape,
};

/** Personal details that a CV does not need, and that strangers could misuse. */
const privateKinds = [
  'identityNumber',
  'taxNumber',
  'insuranceNumber',
  'birth',
  'maritalStatus',
  'nationality',
  'sex',
  'children',
  'contact',
] as const;
export type PrivateKind = (typeof privateKinds)[number];

/** What a document proposes for a profile. None of it is stored. */
export const proposal = z.object({
  profile: z.object({
    displayName: readText,
    jobTitle: readText,
    location: readText,
    availability: readText,
    bio: readText,
  }),
  sections: z.object(partOf(importableContracts, 'proposed')),
  /**
   * Text that has no place in a section, in the document's order, with the heading above it and the lines
   * that it was read from; the page is null for sources that have none.
   */
  unplaced: z.array(
    z.object({
      text: z.string(),
      page: z.int().nullable(),
      heading: z.string().optional(),
      lines: z.array(sourceLine),
    }),
  ),
  /** Personal details as they are printed, which are in no entry and no text without a place. */
  leftOut: z
    .array(
      z.object({
        kind: z.enum(privateKinds),
        text: z.string(),
        page: z.int().nullable(),
        lines: z.array(sourceLine),
      }),
    )
    .optional(),
  /** The headings of the document's own sections. */
  headings: z.array(sourceLine),
  /** What the owner should know about the reading, in sentences. */
  warnings: z.array(z.string()),
  /** Whether the entries are in the order that their owner gave them, which is worth keeping. */
  keepsOrder: z.boolean().optional(),
  /**
   * The other language of the page that the document is in: entries that the profile has carry its texts as their
   * translation, and the profile's own lines are in it.
   */
  language: pageLanguage.optional(),
  /** The page that the entries were on, if its owner saved it from here. */
  page: z.object(pageSettings).partial().optional(),
  /** The images in the file, which a separate call imports. */
  images: z.object({ gallery: z.int(), hasPortrait: z.boolean() }).optional(),
  /** The other files in it, which the same call imports. */
  files: z.object({ hasVideo: z.boolean(), cvs: z.int(), publicCvs: z.int() }).optional(),
});
export type Proposal = z.infer<typeof proposal>;

/** The sections that a document can fill. */
export type ImportableSection = keyof typeof importableContracts;

/** These sections in the order in which they are reviewed, and in which a portable profile carries them. */
export const importableSections = keysOf(importableContracts);

/** The values of an entry that a document proposes, of which any may be missing. */
export type ProposedValues<S extends ImportableSection> = Proposal['sections'][S][number]['values'];

/** An entry as a document proposes it. */
export type ProposedEntry<S extends ImportableSection> = z.infer<typeof readingOfEntry> & {
  values: ProposedValues<S>;
};

/** The entries that a document proposes for each section. */
export type ProposedSections = { [S in ImportableSection]: ProposedEntry<S>[] };

/** The answer to importing the files of a zip. */
export const zipImportResult = z.object({
  /** How many images were added to the gallery. */
  added: z.int(),
  hasPortrait: z.boolean(),
  hasVideo: z.boolean(),
  cvs: z.int(),
  /** How many files were in the profile already. */
  known: z.int(),
  /** How many are left, for lack of time: send the zip again. */
  left: z.int(),
  rejected: z.array(rejectedFile),
});
export type ZipImportResult = z.infer<typeof zipImportResult>;

/** What the owner accepts of a proposal, as they left it. */
export const accepted = z.strictObject({
  /** Chosen by the caller, so that a repeated call writes once and gets the same answer. */
  importId: id.optional(),
  profile: profileInformation.partial().optional(),
  /** Is published together with the entries, so that nobody sees those of a section that it hides. */
  page: z.strictObject(pageSettings).partial().optional(),
  /** Keeps the new entries of a section in the given order, even if the others are newest first. */
  keepsOrder: z.boolean().optional(),
  sections: z.strictObject(partOf(importableContracts, 'accepted')).partial(),
});
export type Accepted = z.infer<typeof accepted>;

/** The answer to accepting: the import can be undone by this id for ten minutes. */
export const imported = z.object({ undoId: id });

/** The sections that lines of a document can be read as. */
export const readableSections = [
  'workExperience',
  'education',
  'certifications',
  'skills',
  'projects',
  'publications',
  'languages',
  'volunteering',
  'awards',
] as const;
export type ReadableSection = (typeof readableSections)[number];

/** Lines without a place that their owner wants to be read as entries of one section. */
export const linesToRead = z.strictObject({
  profileId,
  section: z.enum(readableSections),
  lines: z
    .array(z.strictObject({ ...sourceLine.shape, text: boundedText(1000) }))
    .min(1, 'Send a line at least.')
    .max(500, 'Send 500 lines at most.'),
});

/** The input of a call that reads one of the profile's CVs. */
export const byCv = z.strictObject({ profileId, cvId: id });

/** Accepts what was read of one of the profile's CVs. */
export const acceptOfCv = accepted.extend(byCv.shape);

/** Accepts what was read of a file that is not kept. */
export const acceptOfFile = accepted.extend({ profileId });

/** The input of a call that undoes an import. */
export const byImport = z.strictObject({ profileId, undoId: id });

/** The answer to undoing: how many replaced entries and profile fields were changed since, and stay as they are. */
export const undone = z.object({ kept: z.int() });
