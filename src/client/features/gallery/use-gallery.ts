import { TRPCClientError } from '@trpc/client';
import { defaultProfileId } from '../../../contracts/ids';
import type { DraftOf } from '../../sections/form-values';
import { withEntry } from '../../sections/list-order';
import { offerUndo } from '../../sections/undo-store';
import { useSection } from '../../sections/use-section';
import { trpc } from '../../trpc';
import { showError, showSuccess } from '../../ui/toast';
import { nameOf, type Photo } from './gallery-view';

type Changes = Partial<Pick<DraftOf<'gallery'>, 'caption' | 'category' | 'metadata' | 'isPublic'>>;

/** The photos of the gallery and what can be done with them, each with the words in which it is told. */
export function useGallery() {
  const section = useSection('gallery');
  const utils = trpc.useUtils();

  /** @returns whether it was saved */
  async function change(photo: Photo, changes: Changes, version?: string): Promise<boolean> {
    try {
      await section.update(photo, changes, version);
      return true;
    } catch (error) {
      const isStale = error instanceof TRPCClientError && error.data?.code === 'CONFLICT';
      showError('Error', isStale ? error.message : 'Failed to update image');
      if (isStale) void section.reload().catch(() => undefined);
      return false;
    }
  }

  async function bringBack(photos: Photo[]) {
    const results = await Promise.allSettled(photos.map((photo) => section.restore(photo)));
    if (results.some(({ status }) => status === 'rejected')) showError('Error', 'Failed to restore images');
  }

  return {
    photos: section.items,
    status: section.status,
    reload: section.reload,

    /** @returns whether it was saved */
    async save(photo: Photo, changes: Changes): Promise<boolean> {
      const isSaved = await change(photo, changes, photo.updatedAt);
      if (isSaved) showSuccess('Success', 'Image updated');
      return isSaved;
    },

    toggleFavorite: (photo: Photo) =>
      change(photo, { metadata: { ...photo.metadata, favorite: !photo.metadata.favorite } }),

    setPublic: (photo: Photo, isPublic: boolean) => change(photo, { isPublic }),

    async remove(photos: Photo[]): Promise<void> {
      const results = await Promise.allSettled(photos.map((photo) => section.remove(photo)));
      const removed = photos.filter((_, index) => results[index]?.status === 'fulfilled');
      const [first] = removed;
      if (removed.length < photos.length) {
        showError('Error', photos.length === 1 ? 'Failed to delete image' : 'Failed to delete images');
      } else if (first) {
        showSuccess(
          'Success',
          photos.length === 1 ? 'Image deleted from gallery' : `${removed.length} images deleted`,
        );
      }
      if (!first) return;
      const text = removed.length === 1 ? `“${nameOf(first)}” deleted` : `${removed.length} photos deleted`;
      offerUndo({ text, undo: () => bringBack(removed) });
    },

    async reorder(ids: string[]): Promise<void> {
      await section.reorder(ids).catch(() => showError('Error', 'Failed to update image'));
    },

    /** Shows a photo that was just uploaded. */
    async include(photo: Photo): Promise<void> {
      const { list } = utils.sections.gallery;
      await list.cancel();
      list.setData({ profileId: defaultProfileId }, (photos) => photos && withEntry(photos, photo));
      void utils.dashboard.invalidate();
    },
  };
}
export type Gallery = ReturnType<typeof useGallery>;
