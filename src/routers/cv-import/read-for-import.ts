import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type CvRow, findOwnCv } from '../../../db/queries/cvs';
import { findPageLanguages, ownsProfile } from '../../../db/queries/profiles';
import { sectionQueries } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import { type CvExtension, cvTypes } from '../../contracts/cv';
import {
  type ImportableSection,
  importableSections,
  importFileMaxBytes,
  type linesToRead,
  type Proposal,
  type ProposedEntry,
} from '../../contracts/cv-import';
import { keysOf, recordInTurn } from '../../contracts/keys-of';
import { languageName } from '../../contracts/page-language';
import type { DocumentQuestion } from '../../reading/reading-worker';
import { isSameLanguage } from '../../words/language';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { FileTooLargeError, type StagedFile } from '../ports';
import { findLanguageOfPage } from '../profile/page-words';
import { readInThread } from '../reading-thread';
import { asTranslation, languageOfDocument } from './as-translation';
import { type ExistingEntries, findDuplicates } from './find-duplicates';

type DocumentType = Extract<DocumentQuestion, { bytes: unknown }>['type'];

type ReadingContext = Pick<Context, 'db' | 'files' | 'signal'> & { caller: Caller };

/**
 * What one of the profile's CVs proposes for it; nothing is stored.
 * @throws NOT_FOUND if the profile or the CV is not the caller's; see `readInThread` for others
 */
export async function readCv(ctx: ReadingContext, profileId: string, cvId: string): Promise<Proposal> {
  const { accountId } = ctx.caller;
  const cv = await findOwnCv(ctx.db, accountId, profileId, cvId);
  if (!cv) throw notFound('CV');
  const type = extensionOf(cv);
  const open = async (): Promise<DocumentQuestion> => {
    const chunks: Buffer[] = await (await ctx.files.open(cv.fileKey)).toArray();
    return { bytes: Buffer.concat(chunks), type };
  };
  const asker = { sender: accountId, signal: ctx.signal };
  const read = await readInThread(open, asker, 'It is kept as your CV; fill in the sections by hand.');
  return withDuplicates(ctx.db, cv.profileId, read);
}

/**
 * What a staged file proposes for the profile, which is the caller's; nothing is stored.
 * @throws FileTooLargeError for anything but a zip that is larger than CVs are; see `readInThread`
 */
export async function readStaged(
  ctx: ReadingContext,
  profileId: string,
  { path, size }: StagedFile,
): Promise<Proposal> {
  const type = await typeOf(path);
  if (type !== 'zip' && size > importFileMaxBytes) throw new FileTooLargeError();
  const open = async (): Promise<DocumentQuestion> =>
    type === 'zip' ? { zipPath: path } : { bytes: await readFile(path), type };
  const asker = { sender: ctx.caller.accountId, signal: ctx.signal };
  return withDuplicates(ctx.db, profileId, await readInThread(open, asker, 'Nothing of it was kept.'));
}

/**
 * What lines of a document propose when they are read as one section; nothing is stored.
 * @throws NOT_FOUND if the profile is not the caller's; see `readInThread` for others
 */
export async function readAgain(
  ctx: ReadingContext,
  { profileId, section, lines }: z.output<typeof linesToRead>,
): Promise<Proposal> {
  const { accountId } = ctx.caller;
  if (!(await ownsProfile(ctx.db, accountId, profileId))) throw notFound('profile');
  const asker = { sender: accountId, signal: ctx.signal };
  const read = await readInThread(async () => ({ section, lines }), asker, 'Fill in the section by hand.');
  return withDuplicates(ctx.db, profileId, read);
}

/** Every zip begins with these two letters, even an empty one, and no text does. */
async function typeOf(path: string): Promise<DocumentType> {
  const beginning = (await createReadStream(path, { end: 3 }).toArray()).join('');
  if (beginning === '%PDF') return 'pdf';
  return beginning.startsWith('PK') ? 'zip' : 'file';
}

function extensionOf({ id, contentType }: CvRow): CvExtension {
  const extension = keysOf(cvTypes).find((each) => cvTypes[each] === contentType);
  if (!extension) throw new Error(`The CV ${id} has an unknown type.`);
  return extension;
}

async function withDuplicates(db: Kysely<DB>, profileId: string, proposal: Proposal): Promise<Proposal> {
  const { sections } = proposal;
  const list = async <S extends ImportableSection>(section: S) =>
    sections[section].length > 0 ? sectionQueries(section).list(db, profileId) : [];
  const existing = await recordInTurn<ExistingEntries>(importableSections, list);
  // Facts of a saved profile keep their places, unless others are there: then they follow them.
  const facts = existing.facts.length > 0 ? sections.facts.map(withoutPlace) : sections.facts;
  const known = { ...proposal, sections: findDuplicates({ ...sections, facts }, existing) };
  // What was saved here has all of its languages already.
  const language = proposal.page ? undefined : languageOfDocument(proposal);
  if (!language) return known;
  const page = await findPageLanguages(db, profileId);
  if (page && language in page.translations) return asTranslation(known, language, existing);
  if (existing.workExperience.length + existing.education.length === 0) return known;
  const own = await findLanguageOfPage(db, profileId);
  if (isSameLanguage(language, own)) return known;
  return { ...known, warnings: [...known.warnings, inOtherLanguage(language, own)] };
}

const inOtherLanguage = (language: string, own: string) =>
  `This document is in ${languageName(language)}, and your page in ${languageName(own)}. Add ${languageName(language)} to the languages of your page first, on this screen or under Design, and read it again: then it becomes that version of your page.`;

const withoutPlace = ({ values: { order: _order, ...values }, ...entry }: ProposedEntry<'facts'>) => ({
  ...entry,
  values,
});
