import { defaultProfileId } from '../../../contracts/ids';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import type { DraftOf } from '../../sections/form/form-values';
import { useSection } from '../../sections/list/use-section';
import { countText } from '../../ui/count-text';
import { withEntry } from '../../ui/order/list-order';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo, withdrawUndo } from '../../ui/undo/undo-store';
import { nameOf, type Photo } from './gallery-view';

type Changes = Partial<Pick<DraftOf<'gallery'>, 'caption' | 'category' | 'metadata' | 'isPublic'>>;

/** The photos of the gallery and the actions on them, each with its toast. */
export function useGallery() {
  const section = useSection('gallery');
  const utils = trpc.useUtils();

  /** @returns whether it was saved */
  async function tellFailure(saving: Promise<unknown>): Promise<boolean> {
    try {
      await saving;
      return true;
    } catch (error) {
      const isStale = refusalCode(error) === 'CONFLICT' && error instanceof Error;
      showError('Error', isStale ? failureReason(error) : 'Failed to update image');
      // Reloads, so that the other version is seen before it is overwritten.
      if (isStale) void section.reload().catch(() => undefined);
      return false;
    }
  }

  async function bringBack(photos: Photo[]) {
    const results = await Promise.allSettled(photos.map((photo) => section.restore(photo)));
    const failure = results.find((result) => result.status === 'rejected');
    if (!failure) return;
    const left = photos.filter((_, index) => results[index]?.status === 'rejected');
    showError('Error', `${countText(left.length, 'photo')} could not be restored. Please try again.`);
    if (refusalCode(failure.reason) !== 'NOT_FOUND')
      offerUndo({ text: deletedText(left), undo: () => bringBack(left) });
  }

  return {
    photos: section.items,
    status: section.status,
    reload: section.reload,

    /** @returns whether it was saved */
    async save(photo: Photo, changes: Changes): Promise<boolean> {
      const isSaved = await tellFailure(section.update(photo, changes, photo.updatedAt));
      if (isSaved) showSuccess('Success', 'Image updated');
      return isSaved;
    },

    toggleFavorite: (photo: Photo) =>
      tellFailure(
        section.update(photo, { metadata: { ...photo.metadata, favorite: !photo.metadata.favorite } }),
      ),

    setPublic: (photo: Photo, isPublic: boolean) => tellFailure(section.setPublic(photo, isPublic)),

    async remove(photos: Photo[]): Promise<void> {
      const removing = Promise.allSettled(photos.map((photo) => section.remove(photo)));
      const removed = async () => {
        const results = await removing;
        return photos.filter((_, index) => results[index]?.status === 'fulfilled');
      };
      // Undo is offered at once; using it waits until the removal has finished.
      const offer = { text: deletedText(photos), undo: async () => bringBack(await removed()) };
      offerUndo(offer);
      const failure = (await removing).find((result) => result.status === 'rejected');
      if (failure) {
        showError('Error', photos.length === 1 ? 'Failed to delete image' : 'Failed to delete images');
        if ((await removed()).length === 0) withdrawUndo(offer);
      } else {
        const text =
          photos.length === 1 ? 'Image deleted from gallery' : `${countText(photos.length, 'image')} deleted`;
        showSuccess('Success', text);
      }
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

function deletedText(photos: Photo[]): string {
  const [first] = photos;
  return first && photos.length === 1
    ? `“${nameOf(first)}” deleted`
    : `${countText(photos.length, 'photo')} deleted`;
}
