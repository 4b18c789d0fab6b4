import { wordless, wordsOf } from './refusal-text';
import { reportFailure } from './session-refusals';

/** A file that the server, or the way to it, refused; its message is a sentence for people. */
export class FileError extends Error {
  override name = 'FileError';

  /** @param status of the answer; 0 where there was none */
  constructor(
    readonly status: number,
    message = wordless(status),
  ) {
    super(message);
  }
}

/** A file's bytes, with the name that the server gave it; empty where it gave none. @throws FileError */
export async function fetchFile(
  url: string,
  init: RequestInit = {},
): Promise<{ content: Blob; filename: string }> {
  const response = await fetch(url, init).catch(() => undefined);
  if (!response) throw new FileError(0);
  const { status, headers } = response;
  if (!response.ok) {
    reportFailure(status);
    throw new FileError(status, wordsOf(await response.text(), headers.get('content-type')));
  }
  const content = await response.blob().catch(() => undefined);
  if (!content) throw new FileError(0);
  return { content, filename: filenameOf(headers.get('content-disposition') ?? '') };
}

function filenameOf(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}
