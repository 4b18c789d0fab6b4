import { videoMaxBytes } from '../../../contracts/video';

/** Some files make the parser loop; a valid one of the largest size takes about a second. */
const timeLimitMs = 8_000;

/**
 * Adds the duration that browsers leave out of a recorded WebM, so that its preview can be seeked. What cannot be
 * repaired is returned unchanged; the server tries the same.
 */
export async function mendRecording(file: File): Promise<File> {
  if (file.type !== 'video/webm') return file;
  const mended = await askWorker(await file.arrayBuffer());
  if (!mended || mended.byteLength > videoMaxBytes) return file;
  return new File([mended], file.name, { type: file.type });
}

async function askWorker(content: ArrayBuffer): Promise<ArrayBuffer | null> {
  const worker = new Worker(new URL('./mend-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ArrayBuffer | null>) => resolve(data);
      worker.onerror = () => resolve(null);
      setTimeout(() => resolve(null), timeLimitMs);
      worker.postMessage(content, [content]);
    });
  } finally {
    worker.terminate();
  }
}
