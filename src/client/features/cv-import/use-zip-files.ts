import { useState } from 'react';
import { type ZipImportResult, zipImportResult } from '../../../contracts/cv-import';
import { type Sending, sendFile, UploadError } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';
import { trpc } from '../../api/trpc';
import { useUpload } from '../../api/use-upload';

/** The zip under review, until the page is reloaded. */
let keptZip: File | undefined;
let hasImported = false;

export const keepZip = (file: File): void => {
  keptZip = file;
  hasImported = false;
};

/** Whether files of the zip under review are still to be added. */
export const isZipWaiting = (): boolean => keptZip !== undefined && !hasImported;

/** Sends the zip once more, for its photos, its video and its CVs. */
export function useZipFiles() {
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string>();
  const [result, setResult] = useState<ZipImportResult>();
  const { share, run } = useUpload();

  async function send(file: File, sending: Sending) {
    setRefusal(undefined);
    try {
      const form = new FormData();
      form.append('file', file);
      const to = portfolioPath('cv/import/images');
      const answer = await sendFile({ to, form, answer: zipImportResult }, sending);
      hasImported = answer.left === 0;
      setResult(answer);
      await Promise.all([
        utils.sections.invalidate(),
        utils.portrait.invalidate(),
        utils.video.invalidate(),
        utils.cv.invalidate(),
        utils.dashboard.invalidate(),
      ]);
    } catch (error) {
      if (error instanceof UploadError) setRefusal(error.message);
      else if (!sending.signal.aborted) throw error;
    }
  }

  const importFile = (file: File) => run((sending) => send(file, sending));

  return { zip: keptZip, importFile, share, refusal, result };
}
