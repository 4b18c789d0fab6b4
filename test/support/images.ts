/** Generated pictures, so that the tests need no fixture files. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { makeZip } from './documents';

const red = { r: 200, g: 30, b: 30 };

const made = new Map<string, Promise<Buffer>>();

/** A plain picture with a lighter left edge, which shows its orientation; each is encoded once. */
export async function makeImage(format: 'jpeg' | 'png' | 'webp', width = 640, height = 400): Promise<Buffer> {
  const key = `${format} ${width} ${height}`;
  const encoded = made.get(key) ?? encodeImage(format, width, height);
  made.set(key, encoded);
  return Buffer.from(await encoded);
}

async function encodeImage(format: 'jpeg' | 'png' | 'webp', width: number, height: number): Promise<Buffer> {
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

/** A WebP of noise, which is another one whenever it is rendered. @param channels with 4, it is translucent */
export async function makeNoise(
  width: number,
  channels: 3 | 4 = 3,
  height = Math.round(width / 2),
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const colours = await sharp({ create: { width, height, channels: 3, background: red, noise } })
    .png()
    .toBuffer();
  const image = sharp(colours);
  return (channels === 4 ? image.ensureAlpha(0.5) : image).webp({ quality: 90 }).toBuffer();
}

let phonePhoto: Promise<Buffer> | undefined;

/** A JPEG as a phone takes it: rotated, with its location. */
export async function makePhonePhoto(): Promise<Buffer> {
  phonePhoto ??= encodePhonePhoto();
  return Buffer.from(await phonePhoto);
}

async function encodePhonePhoto(): Promise<Buffer> {
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

/** The header of a PNG that claims 900 megapixels, with hardly any data. */
export async function makePixelBomb(): Promise<Buffer> {
  const png = await makeImage('png', 8, 8);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** An animation of two frames. */
export async function makeAnimation(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 10), Buffer.alloc(20 * 20 * 3, 200)]);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100], lossless: true })
    .toBuffer();
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.5N" exif:GPSLongitude="0,7.5W"/></rdf:RDF></x:xmpmeta>`;

/** A picture with its location in EXIF and XMP. */
export async function makeLocatedImage(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  return sharp(await makeImage('png', 1000, 600))
    .withExif({
      IFD0: { Make: 'Storyphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
}

/** A PNG of 16384 by 16384 grey pixels that is far smaller than the largest upload. */
export async function makeVastPng(): Promise<Buffer> {
  const side = 16_384;
  const line = Buffer.alloc(side + 1);
  const deflated = Readable.from(Array.from({ length: side }, () => line)).pipe(createDeflate({ level: 9 }));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', await buffer(deflated)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

/** A JPEG that is also a web page, in a comment, and a zip archive, after its end. */
export async function makePolyglot(): Promise<Buffer> {
  const photo = await makeImage('jpeg');
  const comment = Buffer.from('--><html><script>alert(1)</script></html><!--');
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([
    photo.subarray(0, 2),
    marker,
    comment,
    photo.subarray(2),
    makeZip({ 'a.html': 'alert(2)' }),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
