import { readFileSync } from 'node:fs';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { eraseMetadata } from '../../src/routers/video/erase-metadata';
import type { TestApp, TestUser } from './app';

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, 'videos', name));

/** As the server stores it, byte for byte. */
function withoutMetadata(video: Buffer): Buffer {
  eraseMetadata(video);
  return video;
}

/** The start of a Matroska file, just enough to identify its type. */
function makeEbml(docType: string): Buffer {
  const type = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | docType.length]), Buffer.from(docType)]);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | type.length]), type, Buffer.alloc(64)]);
}

/** Only the start of a file of the MP4 family. @param brand four characters */
function makeFtyp(brand: string): Buffer {
  const box = Buffer.concat([Buffer.from('ftyp'), Buffer.from(brand), Buffer.alloc(4), Buffer.from(brand)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(box.length + size.length);
  return Buffer.concat([size, box, Buffer.alloc(64)]);
}

/** Two seconds of a test picture with a tone, VP8 and Opus, without a duration, as browsers record. */
export const makeWebm = () => sample('recording.webm');
/** Two seconds as H.264 and AAC, with the index before the content. */
export const makeMp4 = () => withoutMetadata(sample('h264.mp4'));
/** Two seconds as the encoder wrote them, with the encoder's name in it. */
export const makeSignedMp4 = () => sample('h264.mp4');
/** Two seconds as phones produce them, with the index after the content. */
export const makeMov = () => withoutMetadata(sample('phone.mov'));

export const makeMkv = () => makeEbml('matroska');
export const makeM4a = () => makeFtyp('M4A ');
/** Files that claim to be videos, and are not. */
export const makeEmptyWebm = () => makeEbml('webm');
export const makeEmptyMp4 = () => makeFtyp('isom');

/** The MP4 sample with an empty box appended. @param size of the whole file, in bytes */
export function makeMp4Of(size: number): Buffer {
  const start = makeMp4();
  const box = Buffer.alloc(size - start.length);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  return Buffer.concat([start, box]);
}

/** The WebM sample with an additional frame of noise. @param size of the whole file, in bytes */
export function makeWebmOf(size: number): Buffer {
  const start = makeWebm();
  const element = (id: string, content: Buffer) => {
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
    return Buffer.concat([Buffer.from(id, 'hex'), length, content]);
  };
  const overhead =
    element('1f43b675', element('e7', Buffer.alloc(2))).length + element('a3', Buffer.alloc(4)).length;
  const picture = Buffer.alloc(size - start.length - overhead, 1);
  // Of the first track, at the cluster's own time: three seconds.
  const block = element('a3', Buffer.concat([Buffer.from([0x81, 0, 0, 0]), picture]));
  return Buffer.concat([
    start,
    element('1f43b675', Buffer.concat([element('e7', Buffer.from([0x0b, 0xb8])), block])),
  ]);
}

/** Gives a profile a video as the database knows it, without its file. */
export async function storeVideo(
  { db }: TestApp,
  { accountId, profileId }: Pick<TestUser, 'accountId' | 'profileId'>,
): Promise<void> {
  const id = uuid();
  const file = { filename: 'me.mp4', contentType: 'video/mp4', size: 2048, fileKey: id, sha256: id };
  await db.insertInto('storedFiles').values({ key: id, accountId, size: 2048 }).execute();
  await db
    .insertInto('videos')
    .values({ id, profileId, ...file })
    .execute();
}
