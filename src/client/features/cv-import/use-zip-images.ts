import { useEffect, useRef, useState } from 'react';
import { type ImportedImages, importedImages } from '../../../contracts/cv-import';
import { sendFile, UploadError } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';
import { trpc } from '../../api/trpc';

/** The zip under review, as long as the page is not loaded anew. */
let keptZip: File | undefined;

export const keepZip = (file: File): void => {
  keptZip = file;
};

/** Sends the zip once more, for its images. */
export function useZipImages() {
  const utils = trpc.useUtils();
  const [share, setShare] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [result, setResult] = useState<ImportedImages>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function bring(file: File) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setRefusal(undefined);
    setShare(0);
    try {
      const form = new FormData();
      form.append('file', file);
      const to = portfolioPath('cv/import/images');
      const sending = { signal: controller.signal, onProgress: setShare };
      setResult(await sendFile({ to, form, answer: importedImages }, sending));
      await Promise.all([
        utils.sections.invalidate(),
        utils.portrait.invalidate(),
        utils.dashboard.invalidate(),
      ]);
    } catch (error) {
      if (error instanceof UploadError) setRefusal(error.message);
      else if (!controller.signal.aborted) throw error;
    } finally {
      running.current = undefined;
      setShare(undefined);
    }
  }

  return { zip: keptZip, bring, share, refusal, result };
}
