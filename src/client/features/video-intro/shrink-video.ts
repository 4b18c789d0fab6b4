/** Why a video could not be made smaller. */
export type ShrinkProblem = 'unreadable' | 'unsupported' | 'too-long';

/** What the worker says: the share that is done, the smaller video, or why there is none. */
export type ShrinkAnswer =
  | { share: number }
  | { content: ArrayBuffer; type: 'video/mp4' | 'video/webm' }
  | { problem: ShrinkProblem };

const extensions = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

/** Some files make the parser loop; a slow machine still encodes a part of a second in this time. */
const silenceLimitMs = 60_000;

/** Encodes the video anew, so that it fits an upload. @returns why not, if it does not; undefined where it was cancelled */
export async function shrinkVideo(
  file: File,
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<File | ShrinkProblem | undefined> {
  if (typeof VideoEncoder === 'undefined') return 'unsupported';
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      const wait = () => {
        clearTimeout(silence);
        silence = setTimeout(() => resolve('unreadable'), silenceLimitMs);
      };
      wait();
      signal.addEventListener('abort', () => resolve(undefined));
      worker.onerror = () => resolve('unreadable');
      worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => {
        wait();
        if ('share' in data) onShare(data.share);
        else if ('problem' in data) resolve(data.problem);
        else resolve(new File([data.content], renamed(file.name, data.type), { type: data.type }));
      };
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(silence);
    worker.terminate();
  }
}

const renamed = (name: string, type: keyof typeof extensions) =>
  `${name.replace(/\.[^.]*$/, '')}.${extensions[type]}`;
