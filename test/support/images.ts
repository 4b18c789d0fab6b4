/** Pictures made here, so that the tests need no files of their own. */
import sharp from 'sharp';

const red = { r: 200, g: 30, b: 30 };

/** A plain picture with a lighter left edge, so that it can be seen which way it stands. */
export async function makeImage(format: 'jpeg' | 'png' | 'webp', width = 640, height = 400): Promise<Buffer> {
  const edge = {
    width: Math.max(1, Math.floor(width / 8)),
    height,
    channels: 3,
    background: '#ffffff',
  } as const;
  return sharp({ create: { width, height, channels: 3, background: red } })
    .composite([{ input: { create: edge }, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** A JPEG as a phone takes it: on its side, with the place where it was taken. */
export async function makePhonePhoto(): Promise<Buffer> {
  return sharp(await makeImage('jpeg', 1200, 800))
    .withExif({
      IFD0: { Make: 'Storyphone', Copyright: 'Ada King' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The head of a PNG that claims 900 megapixels, and hardly any data behind it. */
export async function makePixelBomb(): Promise<Buffer> {
  const png = await makeImage('png', 8, 8);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Two frames that take turns. */
export async function makeAnimation(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 10), Buffer.alloc(20 * 20 * 3, 200)]);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100], lossless: true })
    .toBuffer();
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
