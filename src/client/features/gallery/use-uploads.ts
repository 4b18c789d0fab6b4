import { useEffect, useRef, useState } from 'react';
import type { GalleryCategory } from '../../../contracts/sections/gallery-image';
import { UploadError } from '../../api/send-file';
import { useUpload } from '../../api/use-upload';
import { showError, showSuccess } from '../../ui/toast';
import { fitImage } from './fit-image';
import type { GalleryImage } from './gallery-view';
import { isAboutTheImage, sendImage, titleOf } from './send-image';
import { useStorage } from './use-storage';

/** A chosen file with its details, until it is uploaded. */
export interface QueuedImage {
  key: string;
  file: File;
  /** Object URL of the file. */
  preview: string;
  caption: string;
  category: GalleryCategory;
  tags: string;
  /** The share that has been sent, 0 to 1; undefined while it is queued. */
  share?: number;
  /** Why the server refused it. */
  failure?: string;
}

const defaultCategory: GalleryCategory = 'personal';

/** The upload queue; files are sent one after the other, so that they keep their order. */
export function useUploads(onUploaded: (image: GalleryImage) => Promise<void>) {
  const isStorageReady = useStorage();
  const [queue, setQueue] = useState<QueuedImage[]>([]);
  const { share, run, cancel } = useUpload();
  const previews = useRef(new Set<string>());
  /** How many files are still being made ready. */
  const [preparing, setPreparing] = useState(0);
  const round = useRef(0);

  useEffect(() => {
    const shown = previews.current;
    return () => {
      round.current += 1;
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  const change = (key: string, changes: Partial<QueuedImage>) =>
    setQueue((images) => images.map((image) => (image.key === key ? { ...image, ...changes } : image)));

  function drop({ key, preview }: QueuedImage) {
    setQueue((images) => images.filter((image) => image.key !== key));
    URL.revokeObjectURL(preview);
    previews.current.delete(preview);
  }

  /** Takes the files one after the other, as a large photo takes much memory while it is made smaller. */
  async function add(files: File[]) {
    const { current } = round;
    const refusals: Exclude<Awaited<ReturnType<typeof fitImage>>, File>[] = [];
    setPreparing((count) => count + files.length);
    for (const file of files) {
      const fitted = await fitImage(file);
      // They may have been cleared away meanwhile.
      if (current !== round.current) return;
      setPreparing((count) => count - 1);
      if (fitted instanceof File) queueUp(fitted);
      else refusals.push(fitted);
    }
    const [first] = refusals;
    if (first) showError(first.title, refusals.map(({ message }) => message).join('. '));
  }

  function queueUp(file: File) {
    const queued = toQueued(file);
    previews.current.add(queued.preview);
    setQueue((images) => [...images, queued]);
  }

  /** @returns the refusal if it concerns only this image, so that the others can be tried */
  async function send(image: QueuedImage, signal: AbortSignal): Promise<UploadError | 'sent' | 'stopped'> {
    change(image.key, { share: 0, failure: undefined });
    try {
      const uploaded = await sendImage(image, {
        signal,
        onProgress: (share) => change(image.key, { share }),
      });
      await onUploaded(uploaded);
      drop(image);
      return 'sent';
    } catch (error) {
      const refusal = error instanceof UploadError ? error : undefined;
      change(image.key, { share: undefined, failure: refusal?.message });
      return refusal && isAboutTheImage(refusal) ? refusal : 'stopped';
    }
  }

  /** @returns whether every image is in the gallery now */
  async function submit(): Promise<boolean> {
    if (queue.length === 0) return false;
    const isSent = await run(async ({ signal }) => (await isStorageReady()) && (await sendAll(signal)));
    return isSent === true;
  }

  async function sendAll(signal: AbortSignal): Promise<boolean> {
    const refusals: UploadError[] = [];
    let sent = 0;
    for (const image of queue) {
      const outcome = await send(image, signal);
      if (outcome === 'stopped') break;
      if (outcome === 'sent') sent += 1;
      else refusals.push(outcome);
    }
    if (signal.aborted) return false;
    if (sent === queue.length) {
      showSuccess('Success', sent === 1 ? 'Image added to gallery' : 'Images uploaded successfully');
      return true;
    }
    const [first] = refusals;
    // If the rest was uploaded, the reasons of the failed ones say more than a general failure.
    if (first && sent > 0 && sent + refusals.length === queue.length) {
      showError(titleOf(first), [...new Set(refusals.map(({ message }) => message))].join('. '));
    } else {
      showError('Error', queue.length === 1 ? 'Failed to add image' : 'Failed to upload images');
    }
    return false;
  }

  function clear() {
    cancel();
    round.current += 1;
    setPreparing(0);
    for (const image of queue) drop(image);
  }

  return { queue, preparing, isSending: share !== undefined, add, change, drop, submit, clear };
}
export type Uploads = ReturnType<typeof useUploads>;

const toQueued = (file: File): QueuedImage => ({
  key: crypto.randomUUID(),
  file,
  preview: URL.createObjectURL(file),
  caption: '',
  category: defaultCategory,
  tags: '',
});
