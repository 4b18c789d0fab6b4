import { z } from 'zod';
import { galleryUploadResult, imageRefusals } from '../../../contracts/gallery-upload';
import { defaultProfileId } from '../../../contracts/ids';
import type { Photo } from './gallery-view';

/** An upload that the server, or the way to it, refused. */
export class ImageUploadError extends Error {
  override name = 'ImageUploadError';

  /** @param status of the answer; 0 where there was none */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  get title(): string {
    if (this.status === 415) return imageRefusals.invalidType('').title;
    return this.status === 413 ? imageRefusals.tooLarge('').title : 'Error';
  }

  /** Whether it is about this one image, and not about the connection, the session or the server. */
  get isAboutTheImage(): boolean {
    return [400, 409, 413, 415].includes(this.status);
  }
}

/** An image with what is said of it. */
export interface SentImage {
  file: File;
  caption: string;
  category: string;
  tags: string;
}

interface SendOptions {
  signal: AbortSignal;
  /** @param share of the file that has left, 0 to 1 */
  onProgress: (share: number) => void;
}

const unreachable = 'The server could not be reached. Please check your connection and try again.';

/**
 * Uploads one image. XMLHttpRequest, because fetch does not tell how far an upload is.
 * @throws ImageUploadError with the server's own words where it gave any
 * @throws the signal's reason where the upload was cancelled
 */
export function sendImage(image: SentImage, { signal, onProgress }: SendOptions): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parseJson(request.responseText);
      const [photo] = galleryUploadResult.safeParse(body).data?.images ?? [];
      if (request.status === 201 && photo) resolve(photo);
      else reject(new ImageUploadError(request.status, messageOf(body)));
    };
    request.onerror = () => reject(new ImageUploadError(0, unreachable));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());

    const form = new FormData();
    form.append('caption', image.caption);
    form.append('category', image.category);
    form.append('tags', image.tags);
    // Behind the texts: the server says of a file what came before it.
    form.append('images', image.file);
    request.open('POST', `/api/profile/${defaultProfileId}/gallery/upload`);
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
