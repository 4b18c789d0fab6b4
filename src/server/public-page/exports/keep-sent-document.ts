import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import { findSentPage, insertSentDocument, type SentPage } from '../../../../db/contacts/sent-documents';
import { cardChoices, documentChoices } from '../../../contracts/exports';
import { hiddenOfLink } from '../../../contracts/link';
import { maxSentDocuments } from '../../../contracts/sent-document';
import type { Context } from '../../../routers/context';
import { requireStorage } from '../../../routers/files/require-storage';
import { deleteUnusedFiles, storeFile } from '../../../routers/files/store-file';
import type { JobData, StagedFile } from '../../../routers/ports';
import { exportMaker } from './make-export';

type Job = JobData['keep-sent-document'];

export interface KeepingServices extends Pick<Context, 'db' | 'files'> {
  /** The origin of the server as readers know it. */
  origin: string;
  log: { warn(details: object, message: string): void };
}

/**
 * Keeps the PDF that the owner sends to the contact, without what the contact's link hides. If the document cannot be made,
 * or exceeds the storage of its account, it is kept that there was one.
 * @throws if a retry may succeed
 */
export async function keepSentDocument(services: KeepingServices, job: Job): Promise<void> {
  try {
    const page = await findSentPage(services.db, job);
    const pdf = page && (await typeset(services, job, page));
    if (!pdf) return;
    const file = await services.files.stage(Readable.from([pdf]), pdf.length);
    await keep(services, job, file).finally(() => services.files.discard(file));
  } catch (error) {
    if (!isFinal(error)) throw error;
    services.log.warn({ err: error, contactId: job.contactId }, 'what a contact was sent could not be kept');
    await services.db.transaction().execute((tx) => insertSentDocument(tx, job, undefined, maxSentDocuments));
  }
}

/** Whether a retry would fail again: the page is too long for a document, or the storage is full. */
const isFinal = (error: unknown) =>
  error instanceof TRPCError && (error.code === 'UNPROCESSABLE_CONTENT' || error.code === 'CONFLICT');

async function typeset(
  { db, files, origin }: KeepingServices,
  { accountId, at }: Job,
  { hiddenSections, sectionOrder, ...profile }: SentPage,
) {
  const hidden = hiddenOfLink({ hiddenSections });
  const made = await exportMaker({ db, files })(
    {
      extension: 'pdf',
      profile,
      link: { profileId: profile.id, hidden, hiddenSections, sectionOrder },
      origin,
      choices: { ...documentChoices.parse({}), ...cardChoices.parse({}) },
      sender: accountId,
      audience: 'employer',
      accountId,
    },
    'pdf',
    at.slice(0, 'YYYY-MM-DD'.length),
  );
  return made?.in(undefined);
}

async function keep(services: KeepingServices, job: Job, file: StagedFile): Promise<void> {
  const { accountId } = job;
  const fileKey = await storeFile(services, accountId, file);
  try {
    await services.db.transaction().execute(async (tx) => {
      const { size, sha256 } = file;
      await insertSentDocument(tx, job, { fileKey, size, sha256 }, maxSentDocuments);
      await requireStorage(tx, accountId);
    });
  } finally {
    // Does nothing to a file that its row names by now.
    await deleteUnusedFiles(services, [fileKey]);
  }
}
