import { defaultProfileId } from '../../../contracts/ids';
import { type Video, video } from '../../../contracts/video';

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

/**
 * Uploads the video. XMLHttpRequest, because fetch does not tell how far an upload is.
 * @throws UploadError with the server's own words where it gave any
 * @throws the signal's reason where the upload was cancelled
 */
export function sendVideo(file: File, { signal, onProgress }: SendOptions): Promise<Video> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      const created = status === 201 ? parseVideo(responseText) : undefined;
      if (created) resolve(created);
      else reject(new UploadError(status, responseText || `HTTP ${status}`));
    };
    request.onerror = () => reject(new UploadError(0, 'Failed to upload video'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());

    const form = new FormData();
    form.append('video', file);
    request.open('POST', `/api/profile/${defaultProfileId}/video`);
    request.send(form);
  });
}

function parseVideo(text: string): Video | undefined {
  try {
    return video.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
