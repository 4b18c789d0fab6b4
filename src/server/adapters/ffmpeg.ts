import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ToolsStoppedError, UnusableVideoError, type VideoFile, type VideoTools } from '../../routers/ports';

export interface Ffmpeg extends VideoTools {
  /** Stops running work, which fails with ToolsStoppedError so that another process retries it. */
  stop(): void;
}

const limitsMs = { probe: 20_000, frames: 60_000, convert: 5 * 60_000 };

/** The largest image that is decoded, in pixels; anything larger is meant to exhaust our memory. */
const mostPixels = 40_000_000;
const mostBytesAtOnce = 512 * 1024 * 1024;
const lowestPriority = 10;
const outputLimit = 64 * 1024;

// Only this much of a long video is searched for a poster.
const frameSeconds = 30;
const frameCount = 8;
const largest = { width: 1280, height: 720 };

/**
 * Finds ffmpeg and ffprobe.
 * @param ffmpegPath the configured ffmpeg; ffprobe is looked up beside it first
 * @returns undefined if either is missing
 */
export async function findFfmpeg(ffmpegPath: string | undefined): Promise<Ffmpeg | undefined> {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const ffmpeg = await findProgram(ffmpegPath ? [ffmpegPath] : folders.map((at) => path.join(at, 'ffmpeg')));
  if (!ffmpeg) return undefined;
  const beside = [path.dirname(ffmpeg), ...folders].map((folder) => path.join(folder, 'ffprobe'));
  const ffprobe = await findProgram(beside);
  return ffprobe === undefined ? undefined : openFfmpeg(ffmpeg, ffprobe);
}

async function findProgram(candidates: string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return undefined;
}

function openFfmpeg(ffmpeg: string, ffprobe: string): Ffmpeg {
  const running = new Set<ChildProcess>();
  let isStopped = false;

  async function run(program: string, args: string[], timeLimitMs: number): Promise<string> {
    if (isStopped) throw new ToolsStoppedError('The server is stopping.');
    // A program that reads untrusted files must not see our environment, which holds passwords.
    const child = spawn(program, args, {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
    });
    running.add(child);
    const closed = once(child, 'close');
    if (child.pid !== undefined) setPriority(child.pid);
    const [output, complaint] = [collect(child.stdout), collect(child.stderr)];
    try {
      const [code] = await closed;
      if (isStopped) throw new ToolsStoppedError('The server is stopping.');
      if (code !== 0)
        throw new UnusableVideoError(complaint() || `It ended with ${code ?? child.signalCode}.`);
      return output();
    } finally {
      running.delete(child);
    }
  }

  return {
    async probe(file) {
      const wanted = 'stream=codec_type,codec_name,pix_fmt,width,height:stream_disposition=attached_pic';
      const args = [...quiet, ...input(file, 'probe'), '-show_entries', wanted, '-of', 'json'];
      const parsed = probed.safeParse(parseJson(await run(ffprobe, args, limitsMs.probe)));
      if (!parsed.success) throw new UnusableVideoError('Its streams cannot be told.');
      const streams = parsed.data.streams.filter((stream) => !stream.disposition?.attached_pic);
      const video = streams.find((stream) => stream.codec_type === 'video');
      if (!video?.width || !video.height) throw new UnusableVideoError('It has no picture.');
      const { width, height, codec_name: codec = '', pix_fmt: pixels = '' } = video;
      const audio = streams.find((stream) => stream.codec_type === 'audio');
      return { width, height, codec, pixels, audioCodec: audio?.codec_name };
    },

    async convert(file, target, how) {
      const args = [...input(file), ...firstStreams, ...(how === 'copy' ? copied : encoded)];
      await run(ffmpeg, [...quiet, '-nostdin', ...args, ...output(target)], limitsMs.convert);
    },

    async takeFrames(file, folder) {
      const seconds = Math.min(frameSeconds, Math.max(1, (file.durationMs ?? 0) / 1000));
      const filter = `fps=${frameCount}/${seconds.toFixed(3)},${fitted}`;
      const args = ['-map', '0:v:0', '-an', '-vf', filter, '-frames:v', String(frameCount)];
      const pattern = path.join(folder, 'frame-%d.png');
      const source = ['-t', String(frameSeconds), ...input(file)];
      await run(ffmpeg, [...quiet, '-nostdin', ...source, ...args, `file:${pattern}`], limitsMs.frames);
      const names = (await readdir(folder)).filter((name) => name.startsWith('frame-'));
      return names.toSorted().map((name) => path.join(folder, name));
    },

    stop() {
      isStopped = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string().optional(),
      pix_fmt: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      disposition: z.object({ attached_pic: z.int() }).optional(),
    }),
  ),
});

/** The parsed output; undefined if it was cut off, as that of a file with thousands of streams is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const quiet = ['-hide_banner', '-v', 'error'];

/** Only the file itself, with a fixed format: no playlists, no URLs, no references elsewhere. */
function input({ path: file, extension }: VideoFile, purpose?: 'probe'): string[] {
  const format = extension === 'webm' ? 'matroska' : 'mov';
  const limits = ['-protocol_whitelist', 'file,pipe', '-max_pixels', String(mostPixels)];
  const memory = purpose === 'probe' ? [] : ['-max_alloc', String(mostBytesAtOnce), '-threads', '2'];
  return [...memory, ...limits, '-f', format, '-i', `file:${file}`];
}

// Drops a phone's metadata, such as the location.
const firstStreams = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'];
const copied = ['-c', 'copy'];

/** Scaled down to the largest size in either direction, never up, to even dimensions and square pixels. */
const fitted = [
  "scale='trunc(iw*sar)':ih",
  `scale='min(${largest.width},iw)':'min(${largest.height},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
  'setsar=1',
].join(',');
const encoded = [
  ...['-vf', fitted, '-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-crf', '24', '-maxrate', '1500k', '-bufsize', '3000k'],
  ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
];
const output = (target: string) => ['-movflags', '+faststart', '-f', 'mp4', `file:${target}`];

function setPriority(pid: number): void {
  try {
    os.setPriority(pid, lowestPriority);
  } catch {
    // It has already exited, or priorities cannot be changed; both are harmless.
  }
}

/** The beginning of a program's output. */
function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    if (text.length < outputLimit) text += chunk.toString('utf8');
  });
  return () => text.trim();
}
