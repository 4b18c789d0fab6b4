/** A file that the server did not give. */
export class FileError extends Error {
  override name = 'FileError';

  constructor(readonly status: number) {
    super(
      status === 404 ? 'It is not there any more.' : 'The server could not give it out. Please try again.',
    );
  }
}

/** @throws FileError where the server refuses */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new FileError(response.status);
  return new Uint8Array(await response.arrayBuffer());
}
