import { useState } from 'react';
import { UploadError } from '../../api/send-file';
import { useUpload } from '../../api/use-upload';
import { showError, showSuccess } from '../../ui/toast';
import type { GalleryImage } from './gallery-view';
import { sampleImages } from './sample-images';
import { isAboutTheImage, sendImage } from './send-image';
import { useStorage } from './use-storage';

const betweenMs = 100;
const storageIsFull = 507;

/** Adds the six sample images that ship with the product, one after the other. */
export function useSamples(onUploaded: (image: GalleryImage) => Promise<void>) {
  const isStorageReady = useStorage();
  /** How many have been added; undefined while none is being added. */
  const [added, setAdded] = useState<number>();
  const { run } = useUpload();

  async function addAll(signal: AbortSignal) {
    try {
      if (!(await isStorageReady())) return;
      for (const [index, sample] of sampleImages.entries()) {
        setAdded(index);
        const [image] = await Promise.all([send(sample, signal), pause()]);
        await onUploaded(image);
      }
      showSuccess('Success', 'Images uploaded successfully');
    } catch (error) {
      // Whatever stops one would stop the rest too, so it is reported once.
      if (!signal.aborted) fail(error);
    } finally {
      setAdded(undefined);
    }
  }

  function fail(error: unknown) {
    const refusal = error instanceof UploadError ? error : undefined;
    const isExplained = refusal && (isAboutTheImage(refusal) || refusal.status === storageIsFull);
    const reason = isExplained ? `. ${refusal.message}` : '';
    showError('Error', `Failed to add image${reason}`);
  }

  return { add: () => run(({ signal }) => addAll(signal)), added, total: sampleImages.length };
}

type Sample = (typeof sampleImages)[number];

async function send({ url, ...details }: Sample, signal: AbortSignal): Promise<GalleryImage> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The sample ${url} could not be had: ${response.status}.`);
  const file = new File([await response.blob()], `${details.caption}.webp`, { type: 'image/webp' });
  return sendImage({ ...details, file }, { signal });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, betweenMs));
