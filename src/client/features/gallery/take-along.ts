import { showSuccess } from '../../ui/toast';
import { nameOf, type Photo } from './gallery-view';

// A browser that is given several downloads at once keeps only the last one.
const betweenDownloadsMs = 400;

/** Saves the photos in their largest size, one after the other. */
export async function downloadPhotos(photos: Photo[]): Promise<void> {
  for (const [index, { imageUrl }] of photos.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, betweenDownloadsMs));
    const link = document.createElement('a');
    link.href = `${imageUrl}?download=1`;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
  }
}

/** Shares a photo's address with the device's own share sheet, or copies it where there is none. */
export async function sharePhoto(photo: Photo): Promise<void> {
  const url = new URL(photo.imageUrl, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: nameOf(photo), url });
      return;
    } catch (cause) {
      // Whoever closes the share sheet does not want the address in the clipboard either.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
    }
  }
  await navigator.clipboard.writeText(url);
  showSuccess('Link copied', 'Image URL copied to clipboard');
}
