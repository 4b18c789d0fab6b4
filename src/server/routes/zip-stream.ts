import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  /** Unique within the zip, and safe. */
  name: string;
  /** In bytes. */
  size: number;
  changedAt: Date;
  open(): Promise<Readable>;
}

/** A zip of files that are compressed already, so they are only stored; each is opened when its turn comes. */
export function zipStream(files: ZippedFile[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  for (const { name, size, changedAt, open } of files) {
    zip.addReadStreamLazy(name, { compress: false, size, mtime: changedAt }, async (start) => {
      try {
        current = (await open()).on('error', (error) => output.destroy(error));
      } catch (error) {
        return output.destroy(error instanceof Error ? error : new Error(String(error)));
      }
      // The client may have disconnected in the meantime.
      if (output.destroyed) current.destroy();
      else start(null, current);
    });
  }
  zip.end();
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => current?.destroy());
  zip.outputStream.pipe(output);
  return output;
}
