import type { z } from 'zod';
import { reportPlanRefusal, withdrawPlanRefusal } from '../ui/plan-offer/plan-offer-store';
import { parseJson, planRefusalIn, wordless, wordsOf } from './refusal-text';
import { reportFailure } from './session-refusals';

/** An upload that failed, on the server or on the way to it. */
export class UploadError extends Error {
  override name = 'UploadError';

  /** @param status HTTP status of the answer; 0 if there was none */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Progress and cancellation of an upload. */
export interface Sending {
  signal: AbortSignal;
  /** @param share of the file that has been sent, 0 to 1 */
  onProgress?: (share: number) => void;
}

interface Upload<T> {
  /** The path of the route. */
  to: string;
  form: FormData;
  /** The schema of a successful answer. */
  answer: z.ZodType<T>;
  /** The message when the server gave none; the status is 0 without an answer. */
  fallback?: (status: number) => string;
}

/** The file was stored, or only read. */
const accepted = new Set([201, 200]);

/**
 * Uploads a form with a file. Uses XMLHttpRequest, because fetch reports no upload progress.
 * @throws UploadError with the server's message if it gave one
 * @throws the signal's reason if the upload was cancelled
 */
export function sendFile<T>(upload: Upload<T>, { signal, onProgress }: Sending): Promise<T> {
  const { to, form, answer, fallback = wordless } = upload;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parseJson(request.responseText);
      const words = wordsOf(request.responseText, request.getResponseHeader('content-type'));
      const isOfPlan = request.getResponseHeader('x-upgrade-to') !== null;
      const refused = isOfPlan ? words : planRefusalIn(body)?.message;
      if (refused) reportPlanRefusal(to, refused);
      else withdrawPlanRefusal(to);
      const created = answer.safeParse(body);
      if (accepted.has(request.status) && created.success) resolve(created.data);
      else {
        reportFailure(request.status);
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
