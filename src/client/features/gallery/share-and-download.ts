import { maxImagesPerDownload } from '../../../contracts/gallery-download';
import type { Profile } from '../../../contracts/profile';
import { portfolioPath } from '../../api/shown-portfolio';
import { showError, showInfo, showSuccess } from '../../ui/toast';
import { type GalleryImage, nameOf } from './gallery-view';

/**
 * The download URL of images in their largest size: one file, or one zip; undefined, after a toast with the reason,
 * if there are too many. @param all whether they are the whole gallery
 */
export function downloadAddress(images: GalleryImage[], all = false): string | undefined {
  if (!all && images.length > maxImagesPerDownload) {
    showError('Too many photos', `Select ${maxImagesPerDownload} photos at most, or all of them.`);
    return undefined;
  }
  const query = all ? '' : `?ids=${images.map(({ id }) => id).join(',')}`;
  return portfolioPath(`gallery/download${query}`);
}

/** Why only the owner can open the image's URL; undefined if anyone can. */
export function secrecyOf(
  { isPublic }: GalleryImage,
  visibility: Profile['visibility'] | undefined,
): string | undefined {
  if (!isPublic) return 'This photo is private: nobody but you can open its link.';
  return visibility === 'private'
    ? 'Your profile is private: nobody but you can open links to its photos.'
    : undefined;
}

/** Shares an image's address with the device's own share sheet, or copies it where there is none. @param secrecy as `secrecyOf` */
export async function shareImage(image: GalleryImage, secrecy: string | undefined): Promise<void> {
  const url = new URL(image.imageUrl, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: nameOf(image), url });
      return;
    } catch (cause) {
      // Dismissing the share sheet means not copying the URL either.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
    }
  }
  await navigator.clipboard.writeText(url);
  if (secrecy) showInfo('Link copied', `Image URL copied to clipboard. ${secrecy}`);
  else showSuccess('Link copied', 'Image URL copied to clipboard');
}
