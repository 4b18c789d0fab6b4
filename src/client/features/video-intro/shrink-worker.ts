import {
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeAudio,
  canEncodeVideo,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { videoMaxBytes } from '../../../contracts/video';
import { planFor, type ShrinkPlan } from './shrink-plan';
import type { ShrinkAnswer } from './shrink-video';

const soundRate = 96_000;
const usualFrames = 30;
const probedPackets = 100;
/** A rate that was not met is lowered by this before the second try. */
const secondTry = 0.7;

const tell = (answer: ShrinkAnswer, transfer: Transferable[] = []) => self.postMessage(answer, { transfer });

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  try {
    await shrink(data);
  } catch {
    tell({ problem: 'unreadable' });
  }
};

async function shrink(file: Blob): Promise<void> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video || !(await video.canDecode())) return tell({ problem: 'unreadable' });
  const form = await formFor(audio);
  if (!form) return tell({ problem: 'unsupported' });
  const measures = {
    seconds: await input.computeDuration(),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    soundRate: audio ? (form.keepsSound ? await rateOf(audio) : soundRate) : 0,
  };
  const plan = planFor(measures, videoMaxBytes);
  if (!plan) return tell({ problem: 'too-long' });
  const frameRate = await frameRateOf(video);
  for (const share of [1, secondTry]) {
    const content = await encode(input, form, { ...plan, bitrate: plan.bitrate * share, frameRate });
    if (content.byteLength <= videoMaxBytes) return tell({ content, type: form.type }, [content]);
  }
  tell({ problem: 'too-long' });
}

interface Form {
  type: 'video/mp4' | 'video/webm';
  codec: 'avc' | 'vp9' | 'vp8';
  /** Whether the sound is taken over as it is. */
  keepsSound: boolean;
}

/** MP4, which plays everywhere, where this browser writes it; else WebM. */
async function formFor(audio: InputAudioTrack | null): Promise<Form | undefined> {
  const size = { width: 1280, height: 720 };
  const keepsSound = (await audio?.getCodec()) === 'aac';
  const writesSound = !audio || keepsSound || (await canEncodeAudio('aac'));
  if (writesSound && (await canEncodeVideo('avc', size)))
    return { type: 'video/mp4', codec: 'avc', keepsSound };
  if (audio && !((await canEncodeAudio('opus')) && (await audio.canDecode()))) return undefined;
  const codecs = ['vp9', 'vp8'] as const;
  for (const codec of codecs) {
    if (await canEncodeVideo(codec, size)) return { type: 'video/webm', codec, keepsSound: false };
  }
  return undefined;
}

const rateOf = async (audio: InputAudioTrack) =>
  (await audio.computePacketStats(probedPackets)).averageBitrate;

/** Phones record up to 240 pictures a second; undefined where there are no more than usual. */
async function frameRateOf(video: InputVideoTrack): Promise<number | undefined> {
  const { averagePacketRate } = await video.computePacketStats(probedPackets);
  return averagePacketRate > usualFrames + 1 ? usualFrames : undefined;
}

async function encode(
  input: Input,
  { type, codec, keepsSound }: Form,
  { width, height, bitrate, frameRate }: ShrinkPlan & { frameRate: number | undefined },
): Promise<ArrayBuffer> {
  const target = new BufferTarget();
  const format =
    type === 'video/mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    video: {
      codec,
      width,
      height,
      fit: 'fill',
      forceTranscode: true,
      quality: new Quality({ bitrate: Math.floor(bitrate) }),
      ...(frameRate !== undefined && { frameRate }),
    },
    audio: keepsSound
      ? {}
      : { codec: type === 'video/mp4' ? 'aac' : 'opus', quality: new Quality({ bitrate: soundRate }) },
  });
  conversion.onProgress = (share) => tell({ share });
  await conversion.execute();
  if (!target.buffer) throw new Error('Nothing was encoded.');
  return target.buffer;
}
