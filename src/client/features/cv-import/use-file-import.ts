import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  importFileMaxBytes,
  importTooLarge,
  importTypes,
  importZipMaxBytes,
  proposal,
} from '../../../contracts/cv-import';
import { keysOf } from '../../../contracts/keys-of';
import { sendFile, UploadError } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';
import { useUpload } from '../../api/use-upload';
import { useSession } from '../../session/session';
import { announce } from '../../ui/announce';
import { dropReview, keyOf, newReview, saveReview, unkeptFile } from './stored-review';
import { keepZip } from './use-zip-files';

const extensions = keysOf(importTypes).map((extension) => `.${extension}`);

/** What a file chooser offers for files that are not kept. */
export const importedFiles = [...extensions, ...new Set(Object.values(importTypes))].join(',');

/** Whether a file may be one of them; reading it shows what it really is. */
export const isImportedFile = ({ name }: Pick<File, 'name'>) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));

interface Refusal {
  filename: string;
  reason: string;
}

/** Reads a file that is not kept, and opens its review. */
export function useFileImport() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [reading, setReading] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { run } = useUpload();

  async function review(file: File, signal: AbortSignal) {
    setRefusal(undefined);
    setReading(file.name);
    announce(`Reading ${file.name}.`);
    try {
      const read = await sendImport(file, signal);
      keepZip(file);
      const key = keyOf(user?.id ?? '', unkeptFile);
      // Where there is no room for the new one, a reload would bring the last file's review back.
      dropReview(key);
      saveReview(key, newReview({ filename: file.name, proposal: read }));
      await navigate({ to: '/upload-cv', search: { review: unkeptFile } });
    } catch (error) {
      if (error instanceof UploadError) setRefusal({ filename: file.name, reason: error.message });
      else if (!signal.aborted) throw error;
    } finally {
      setReading(undefined);
    }
  }

  const read = (file: File) => run(({ signal }) => review(file, signal));

  return { read, reading, refusal };
}
export type FileImport = ReturnType<typeof useFileImport>;

async function sendImport(file: File, signal: AbortSignal) {
  const isZip = file.name.toLowerCase().endsWith('.zip');
  if (file.size > (isZip ? importZipMaxBytes : importFileMaxBytes))
    throw new UploadError(413, importTooLarge);
  const form = new FormData();
  form.append('file', file);
  const to = portfolioPath('cv/import');
  return sendFile({ to, form, answer: proposal }, { signal });
}
