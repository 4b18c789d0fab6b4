import { expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';

/** The files of a zip by name; each must be stored uncompressed. */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    expect(entry.compressionMethod).toBe(0);
    const stream = await zip.openReadStreamPromise(entry);
    files.set(entry.fileName, Buffer.concat(await stream.toArray()));
  }
  return files;
}
