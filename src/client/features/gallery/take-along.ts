import { maxPhotosPerDownload } from '../../../contracts/gallery-download';
import { defaultProfileId } from '../../../contracts/ids';
import { showError, showSuccess } from '../../ui/toast';
import { nameOf, type Photo } from './gallery-view';

/** Saves photos in their largest size: one as itself, several in one zip. @param all whether they are the whole gallery */
export function downloadPhotos(photos: Photo[], all = false): void {
  if (!all && photos.length > maxPhotosPerDownload) {
    showError('Too many photos', `Select ${maxPhotosPerDownload} photos at most, or all of them.`);
    return;
  }
  const query = all ? '' : `?ids=${photos.map(({ id }) => id).join(',')}`;
  const link = document.createElement('a');
  link.href = `/api/profile/${defaultProfileId}/gallery/download${query}`;
  // The server names the file.
  link.download = '';
  link.click();
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
