import { useEffect, useRef, useState } from 'react';
import { showError, showInfo } from '../../ui/toast';
import type { Quality } from './qualities';
import {
  type Ending,
  findSupportProblem,
  openCamera,
  type Recorded,
  Recording,
  type RecordingEvents,
  release,
} from './recording';

export type RecorderState =
  | { phase: 'idle' | 'starting' }
  | { phase: 'recording' | 'paused'; stream: MediaStream; quality: Quality; seconds: number; bytes: number };

interface RecorderOptions {
  onRecorded: (recorded: Recorded) => void;
  /** The requested quality is not available; the recording starts with this one. */
  onQualityAdjusted: (quality: Quality) => void;
}

const retryDelayMs = 100;

/** Records with this device's camera: idle, starting, recording or paused, then idle with a file. */
export function useRecorder({ onRecorded, onQualityAdjusted }: RecorderOptions) {
  const [state, setState] = useState<RecorderState>({ phase: 'idle' });
  const attempt = useRef<AbortController>(undefined);
  const recording = useRef<Recording>(undefined);

  function reset() {
    attempt.current?.abort();
    recording.current?.discard();
    attempt.current = undefined;
    recording.current = undefined;
  }
  // Leaving the screen turns the camera off, even while permission is still pending.
  const latestReset = useRef(reset);
  useEffect(() => () => latestReset.current(), []);

  const change = (changes: { phase: 'recording' | 'paused' } | { seconds: number; bytes: number }) =>
    setState((now) => ('stream' in now ? { ...now, ...changes } : now));

  const events: RecordingEvents = {
    onProgress: change,
    onEnd: (recorded) => {
      discard();
      tellEnding(recorded.ending);
      onRecorded(recorded);
    },
    onError: (error) => {
      discard();
      showFailure(error);
    },
  };

  async function start(wanted: Quality) {
    if (attempt.current) return;
    const problem = findSupportProblem();
    if (problem) return showError(problem.title, problem.message);
    const controller = new AbortController();
    attempt.current = controller;
    setState({ phase: 'starting' });
    try {
      const begun = await beginAtBest(wanted, controller.signal);
      recording.current = begun;
      const { stream, quality } = begun;
      setState({ phase: 'recording', stream, quality, seconds: 0, bytes: 0 });
    } catch (error) {
      if (controller.signal.aborted) return;
      discard();
      showFailure(error);
    }
  }

  async function beginAtBest(quality: Quality, signal: AbortSignal): Promise<Recording> {
    try {
      return await begin(quality, signal, events);
    } catch (error) {
      if (quality !== 'high' || signal.aborted || isRefusal(error)) throw error;
      showInfo('Quality adjusted', 'High quality not supported, using medium quality instead.');
      onQualityAdjusted('medium');
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      return begin('medium', signal, events);
    }
  }

  function pause() {
    recording.current?.pause();
    change({ phase: 'paused' });
  }

  function resume() {
    recording.current?.resume();
    change({ phase: 'recording' });
  }

  function discard() {
    reset();
    setState({ phase: 'idle' });
  }

  return { state, start, pause, resume, stop: () => recording.current?.stop(), discard };
}
export type Recorder = ReturnType<typeof useRecorder>;

async function begin(quality: Quality, signal: AbortSignal, events: RecordingEvents): Promise<Recording> {
  signal.throwIfAborted();
  const stream = await openCamera(quality);
  try {
    signal.throwIfAborted();
    return new Recording(stream, quality, events);
  } catch (error) {
    release(stream);
    throw error;
  }
}

const endings: Record<Exclude<Ending, 'error'>, string | undefined> = {
  stopped: undefined,
  time: 'Recording automatically stopped after 5 minutes to keep file size manageable.',
  size: 'Recording automatically stopped just below the limit of 10MB. What you recorded is kept.',
};

function tellEnding(ending: Ending): void {
  if (ending === 'error') {
    showError('Recording error', 'The recording was interrupted. What you recorded is kept.');
    return;
  }
  const text = endings[ending];
  if (text) showInfo('Recording stopped', text);
}

const refusals: Record<string, { title: string; message: string }> = {
  NotAllowedError: {
    title: 'Permission denied',
    message: 'Please allow camera and microphone access to record your video.',
  },
  NotFoundError: {
    title: 'No camera found',
    message: 'No camera or microphone was found on your device.',
  },
};

const refusalOf = (error: unknown) => (error instanceof Error ? refusals[error.name] : undefined);

/** Whether a lower quality would not help. */
const isRefusal = (error: unknown) => refusalOf(error) !== undefined;

function showFailure(error: unknown): void {
  const { title, message } = refusalOf(error) ?? {
    title: 'Recording error',
    message: (error instanceof Error && error.message) || 'Could not access camera/microphone',
  };
  showError(title, message);
}
