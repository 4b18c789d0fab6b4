import { useState } from 'react';
import { showError } from '../ui/toast';
import { FileError, fetchFile } from './fetch-file';

/** Long enough for the browser to start saving the file. */
const addressLivesMs = 60_000;

/** Downloads files; a refusal is shown in the server's own words. */
export function useDownload() {
  const [isRunning, setRunning] = useState(false);

  async function download(url: string): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    try {
      await saveFile(url);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      showError('Download failed', error.message);
    } finally {
      setRunning(false);
    }
  }

  return { download, isRunning };
}

/** A plain link would save a refusal as if it were the file, or hide it. */
async function saveFile(url: string): Promise<void> {
  const { content, filename } = await fetchFile(url, { headers: { accept: '*/*' } });
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs);
}
