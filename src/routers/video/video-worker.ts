import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  type InputFormat,
  MP4,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { VideoExtension } from '../../contracts/video';
import { eraseMetadata } from './erase-metadata';

/** The file to inspect. */
export interface VideoQuestion {
  path: string;
  extension: VideoExtension;
}

/** The result of the inspection. */
export interface VideoFacts {
  durationMs: number;
  /** In pixels, as displayed. */
  width: number;
  height: number;
  /**
   * A remuxed copy, if the upload has no duration, is not seekable, or contains where and
   * by what it was recorded.
   */
  mended?: Uint8Array<ArrayBuffer> | undefined;
}

const formats: Record<VideoExtension, InputFormat> = { webm: WEBM, mp4: MP4, mov: QTFF };

// The element that players use to seek.
const cues = Buffer.from([0x1c, 0x53, 0xbb, 0x6b]);

const mostPixelsAside = 16_384;
const longestSeconds = 24 * 60 * 60;

/** @returns null if it contains no readable video */
async function inspect({ path, extension }: VideoQuestion): Promise<VideoFacts | null> {
  const content = await readFile(path);
  const found = await read(content, extension);
  if (!found) return null;
  if (extension !== 'webm')
    return eraseMetadata(content) ? { ...found.facts, mended: owned(content) } : found.facts;
  if (found.saysDuration && content.includes(cues)) return found.facts;
  const mended = await remux(content);
  // The readable rest of a damaged file may be shorter than what was read.
  const left = await read(mended, extension);
  return left && { ...left.facts, mended };
}

async function read(content: Uint8Array, extension: VideoExtension) {
  using input = new Input({ source: new BufferSource(content), formats: [formats[extension]] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return null;
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const stated = await input.getDurationFromMetadata();
  const seconds = await input.computeDuration();
  const isPlausible = isWithin(width, mostPixelsAside) && isWithin(height, mostPixelsAside);
  if (!isPlausible || !isWithin(seconds, longestSeconds)) return null;
  const durationMs = Math.max(1, Math.round(seconds * 1000));
  const facts = { durationMs, width: Math.round(width), height: Math.round(height) };
  return { facts, saysDuration: stated !== null };
}

/** A copy that owns its memory, so that it can be transferred to another thread. */
const owned = (content: Buffer) => new Uint8Array(content);

const isWithin = (value: number, most: number) => value > 0 && value <= most;

/** Remuxes the same streams into a new file, with its duration and a table of cues. */
async function remux(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  using input = new Input({ source: new BufferSource(content), formats: [WEBM] });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const conversion = await Conversion.init({ input, output, showWarnings: false });
  await conversion.execute();
  if (!target.buffer) throw new Error('The mended video is empty.');
  return new Uint8Array(target.buffer);
}

parentPort?.on('message', async (question: VideoQuestion) => {
  // The library throws on a damaged file, which counts as unreadable.
  const facts = await inspect(question).catch(() => null);
  parentPort?.postMessage(facts, facts?.mended ? [facts.mended.buffer] : []);
});

// Signals that the thread is ready, so that its start does not count against the first file.
parentPort?.postMessage('ready');
