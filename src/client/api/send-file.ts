import type { z } from 'zod';
import { parseJson, wordless, wordsOf } from './refusal-text';

/** An upload that the server, or the way to it, refused. */
export class UploadError extends Error {
  override name = 'UploadError';

  /** @param status of the answer; 0 where there was none */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** How an upload is watched and stopped. */
export interface Sending {
  signal: AbortSignal;
  /** @param share of the file that has left, 0 to 1 */
  onProgress: (share: number) => void;
}

interface Upload<T> {
  /** The path of the route. */
  to: string;
  form: FormData;
  /** What the server answers to an upload that it took. */
  answer: z.ZodType<T>;
  /** What is said where the server gave no words; the status is 0 where there was no answer. */
  fallback?: (status: number) => string;
}

/**
 * Uploads a form with a file. XMLHttpRequest, because fetch does not tell how far an upload is.
 * @throws UploadError with the server's own words where it gave any
 * @throws the signal's reason where the upload was cancelled
 */
export function sendFile<T>(upload: Upload<T>, { signal, onProgress }: Sending): Promise<T> {
  const { to, form, answer, fallback = wordless } = upload;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const created = answer.safeParse(parseJson(request.responseText));
      if (request.status === 201 && created.success) resolve(created.data);
      else {
        const words = wordsOf(request.responseText, request.getResponseHeader('content-type'));
        reject(new UploadError(request.status, words ?? fallback(request.status)));
      }
    };
    request.onerror = () => reject(new UploadError(0, fallback(0)));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', to);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
