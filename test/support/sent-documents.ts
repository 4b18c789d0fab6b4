import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { listLastMoves } from '../../db/contacts/record-events';
import { insertSentDocument } from '../../db/contacts/sent-documents';
import { newFileKey } from '../../src/routers/ports';
import type { TestApp } from './app';

/** Keeps a document for the last move of a contact, as the job does, without typesetting it. */
export async function keepSentDocument(
  { db, files }: Pick<TestApp, 'db' | 'files'>,
  { accountId, contactId }: { accountId: string; contactId: string },
): Promise<void> {
  const content = Buffer.from('%PDF-1.7');
  const fileKey = newFileKey();
  await db.insertInto('storedFiles').values({ key: fileKey, accountId, size: content.length }).execute();
  await files.keep(await files.stage(Readable.from([content]), content.length), fileKey);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const document = { id: crypto.randomUUID(), fileKey, size: content.length, sha256 };
  await db.transaction().execute(async (tx) => {
    const [move] = await listLastMoves(tx, contactId, 1);
    const sending = { contactId, at: new Date().toISOString(), eventId: move?.id ?? '' };
    await insertSentDocument(tx, sending, document, 1);
  });
}
