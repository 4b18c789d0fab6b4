/** A file that could not be had. */
export class FileError extends Error {
  override name = 'FileError';

  /** @param status of the server's answer; 0 where there was none */
  constructor(readonly status: number) {
    super(reasons[status] ?? 'The server could not give it out. Please try again.');
  }
}

const reasons: Record<number, string> = {
  0: 'The server could not be reached. Please check your connection and try again.',
  401: 'Please sign in first.',
  404: 'It is not there any more.',
};

/** @throws FileError where the server refuses or cannot be reached */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new FileError(response?.status ?? 0);
  return new Uint8Array(await response.arrayBuffer());
}
