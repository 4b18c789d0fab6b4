import { z } from 'zod';
import { type Cv, cv } from '../../../contracts/cv';
import { defaultProfileId } from '../../../contracts/ids';

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

interface SendOptions {
  signal: AbortSignal;
  /** @param share of the file that has left, 0 to 1 */
  onProgress: (share: number) => void;
}

const unreachable = 'The server could not be reached. Please check your connection and try again.';

/**
 * Uploads a CV. XMLHttpRequest, because fetch does not tell how far an upload is.
 * @throws UploadError with the server's own words where it gave any
 * @throws the signal's reason where the upload was cancelled
 */
export function sendCv(file: File, { signal, onProgress }: SendOptions): Promise<Cv> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parseJson(request.responseText);
      const created = cv.safeParse(body);
      if (request.status === 201 && created.success) resolve(created.data);
      else reject(new UploadError(request.status, messageOf(body)));
    };
    request.onerror = () => reject(new UploadError(0, unreachable));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());

    const form = new FormData();
    form.append('cv', file);
    request.open('POST', `/api/profile/${defaultProfileId}/cv`);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refusal = z.object({ message: z.string().min(1) });

const messageOf = (body: unknown) => refusal.safeParse(body).data?.message ?? 'Please try again.';
