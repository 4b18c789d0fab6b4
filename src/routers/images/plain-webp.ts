import { type FileHandle, open } from 'node:fs/promises';

/** The parts of an image without metadata, colour profile and animation. */
const plainForms = ['VP8 ', 'VP8L', 'VP8X VP8 ', 'VP8X VP8L', 'VP8X ALPH VP8 '];
const mostParts = 3;
const headerBytes = 'RIFF'.length + 4 + 'WEBP'.length;
const partHeaderBytes = 'VP8X'.length + 4;

/** Whether a WebP that libvips can read has nothing but an image in it: neither metadata, nor another file. */
export async function isPlainWebp(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return await hasPlainParts(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function hasPlainParts(file: FileHandle, end: number): Promise<boolean> {
  const names: string[] = [];
  let place = headerBytes;
  while (place < end && names.length < mostParts) {
    const part = await read(file, place, partHeaderBytes);
    const [name, size] = [part.toString('latin1', 0, 4), part.readUInt32LE(4)];
    names.push(name);
    // An odd number of bytes is followed by one more.
    place += partHeaderBytes + size + (size % 2);
  }
  return place === end && plainForms.includes(names.join(' '));
}

/** So many bytes of a file; zeros beyond its end. */
async function read(file: FileHandle, place: number, bytes: number): Promise<Buffer> {
  const content = Buffer.alloc(bytes);
  await file.read(content, 0, bytes, place);
  return content;
}
