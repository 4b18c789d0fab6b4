import { open } from 'node:fs/promises';

const headerBytes = 16;
const mostBoxes = 1000;

/** Whether an MP4 can be played while it is loading: its index, the box `moov`, comes before the content, `mdat`. */
export async function isIndexFirst(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(headerBytes);
    let position = 0;
    for (let count = 0; count < mostBoxes; count += 1) {
      const { bytesRead } = await file.read(header, 0, headerBytes, position);
      const kind = header.toString('latin1', 4, 8);
      if (bytesRead < 8 || kind === 'mdat') return false;
      if (kind === 'moov') return true;
      const size = sizeOf(header);
      if (size < 8) return false;
      position += size;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** A box's size in bytes; 2^32 and more are in a 64-bit field. */
function sizeOf(header: Buffer): number {
  const size = header.readUInt32BE(0);
  return size === 1 ? Number(header.readBigUInt64BE(8)) : size;
}
