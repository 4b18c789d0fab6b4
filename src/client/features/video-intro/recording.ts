import { videoMaxBytes } from '../../../contracts/video';
import { type Quality, qualities } from './qualities';

/** A recording stops by itself after this time. */
const maxSeconds = 300;

const format = 'video/webm;codecs=vp8,opus';
const tickMs = 1000;
// Data a recorder may still hold beyond the chunks it has delivered.
const smallestReserve = 256 * 1024;
const reservedParts = 3;

/** Why a recording ended: stopped or camera lost, time limit, size limit, or failure. */
export type Ending = 'stopped' | 'time' | 'size' | 'error';

export interface Recorded {
  file: File;
  seconds: number;
  quality: Quality;
  ending: Ending;
}

export interface RecordingEvents {
  onProgress: (progress: { seconds: number; bytes: number }) => void;
  /** Not called after `discard`. */
  onEnd: (recorded: Recorded) => void;
  /** Called when the recording ended with nothing to keep. */
  onError: (error: Error) => void;
}

/** Why this browser cannot record; undefined where it can. */
export function findSupportProblem(): { title: string; message: string } | undefined {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function' || typeof MediaRecorder === 'undefined') {
    return {
      title: 'Browser not supported',
      message:
        "Your browser doesn't support video recording. Please use a modern browser or upload a video file instead.",
    };
  }
  if (!MediaRecorder.isTypeSupported(format)) {
    return {
      title: 'Video format not supported',
      message: 'WebM video format is not supported in your browser. Please upload a video file instead.',
    };
  }
  return undefined;
}

/** The front camera with the microphone. @throws DOMException as `getUserMedia` does */
export function openCamera(quality: Quality): Promise<MediaStream> {
  const { width, height } = qualities[quality];
  // Only the highest quality insists on its resolution: the caller falls back if that fails.
  const limit = quality === 'high' ? 'min' : 'ideal';
  const video = { facingMode: 'user', width: { [limit]: width }, height: { [limit]: height } };
  return navigator.mediaDevices.getUserMedia({ video, audio: true });
}

/** Turns camera and microphone off. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** One recording, from start to file. However it ends, camera and microphone are turned off. */
export class Recording {
  readonly #recorder: MediaRecorder;
  readonly #timer: number;
  readonly #parts: Blob[] = [];
  #bytes = 0;
  #largestPart = 0;
  #ranMs = 0;
  #runsSince: number | undefined = performance.now();
  #ending: Ending = 'stopped';
  #isDiscarded = false;

  /** Starts recording at once. @throws if the browser cannot record the stream */
  constructor(
    readonly stream: MediaStream,
    readonly quality: Quality,
    readonly events: RecordingEvents,
  ) {
    const videoBitsPerSecond = qualities[quality].bitsPerSecond;
    this.#recorder = new MediaRecorder(stream, { mimeType: format, videoBitsPerSecond });
    this.#recorder.ondataavailable = ({ data }) => this.#take(data);
    this.#recorder.onerror = () => this.#fail();
    this.#recorder.onstop = () => this.#finish();
    for (const track of stream.getTracks()) track.addEventListener('ended', () => this.stop());
    this.#recorder.start(tickMs);
    this.#timer = window.setInterval(() => this.#tick(), tickMs);
  }

  get seconds(): number {
    const running = this.#runsSince === undefined ? 0 : performance.now() - this.#runsSince;
    return (this.#ranMs + running) / 1000;
  }

  pause(): void {
    if (this.#recorder.state !== 'recording') return;
    this.#recorder.pause();
    this.#halt();
  }

  resume(): void {
    if (this.#recorder.state !== 'paused') return;
    this.#recorder.resume();
    this.#runsSince = performance.now();
  }

  stop(ending: Ending = 'stopped'): void {
    if (this.#recorder.state === 'inactive') return;
    this.#ending = ending;
    this.#halt();
    this.#recorder.stop();
  }

  /** Ends the recording and discards it. */
  discard(): void {
    this.#isDiscarded = true;
    this.stop();
    this.#end();
  }

  #fail(): void {
    this.stop('error');
    // Most browsers have already stopped; the last chunk is still to come.
    this.#ending = 'error';
  }

  #halt(): void {
    this.#ranMs = this.seconds * 1000;
    this.#runsSince = undefined;
  }

  #tick(): void {
    const { seconds } = this;
    this.events.onProgress({ seconds, bytes: this.#bytes });
    if (seconds >= maxSeconds) this.stop('time');
  }

  #take(part: Blob): void {
    this.#parts.push(part);
    this.#bytes += part.size;
    this.#largestPart = Math.max(this.#largestPart, part.size);
    const reserve = Math.max(smallestReserve, reservedParts * this.#largestPart);
    if (this.#bytes + reserve > videoMaxBytes) this.stop('size');
  }

  #finish(): void {
    this.#halt();
    this.#end();
    if (this.#isDiscarded) return;
    const file = new File(this.#parts, `intro-${Date.now()}.webm`, { type: 'video/webm' });
    const seconds = Math.min(this.seconds, maxSeconds);
    if (file.size > 0) this.events.onEnd({ file, seconds, quality: this.quality, ending: this.#ending });
    else this.events.onError(new Error('Nothing was recorded. Please try again.'));
  }

  #end(): void {
    window.clearInterval(this.#timer);
    release(this.stream);
  }
}
