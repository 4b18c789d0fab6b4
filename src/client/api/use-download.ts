import { useState } from 'react';
import { useSession } from '../session/session';
import { showError } from '../ui/toast';
import { wordless, wordsOf } from './refusal-text';

/** Long enough for the browser to start saving the file. */
const addressLivesMs = 60_000;

/** Downloads files; a refusal is shown in the server's own words. */
export function useDownload() {
  const { expire } = useSession();
  const [isRunning, setRunning] = useState(false);

  async function download(url: string): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    try {
      await saveFile(url);
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error;
      showError('Download failed', error.message);
      if (error.status === 401) expire();
    } finally {
      setRunning(false);
    }
  }

  return { download, isRunning };
}

/** A file that the server, or the way to it, refused. */
class DownloadError extends Error {
  override name = 'DownloadError';

  /** @param status HTTP status of the answer; 0 if there was none */
  constructor(
    readonly status: number,
    message = wordless(status),
  ) {
    super(message);
  }
}

/** A plain link would save a refusal as if it were the file, or hide it. */
async function saveFile(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: '*/*' } }).catch(() => undefined);
  if (!response) throw new DownloadError(0);
  const { status, headers } = response;
  if (!response.ok)
    throw new DownloadError(status, wordsOf(await response.text(), headers.get('content-type')));
  const content = await response.blob().catch(() => undefined);
  if (!content) throw new DownloadError(0);
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filenameOf(headers.get('content-disposition') ?? '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs);
}

/** The name that the server gave the file. */
function filenameOf(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}
