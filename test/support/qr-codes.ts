import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** What a phone would read in a picture. */
export async function readCode(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(picture))
    .resize({ width: 800 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height });
}
