import { countText } from '../../../contracts/count-text';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import type { DraftOf } from '../../sections/form/form-values';
import { useSection } from '../../sections/list/use-section';
import { withEntry } from '../../ui/order/list-order';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo, withdrawUndo } from '../../ui/undo/undo-store';
import { type GalleryImage, nameOf } from './gallery-view';

type Changes = Partial<Pick<DraftOf<'gallery'>, 'caption' | 'category' | 'metadata' | 'isPublic'>>;

/** The images of the gallery and the actions on them, each with its toast. */
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
      // Refetches, so that the other version is seen before it is overwritten.
      if (isStale) void section.reload().catch(() => undefined);
      return false;
    }
  }

  async function undelete(images: GalleryImage[]) {
    const results = await Promise.allSettled(images.map((image) => section.restore(image)));
    const failure = results.find((result) => result.status === 'rejected');
    if (!failure) return;
    const left = images.filter((_, index) => results[index]?.status === 'rejected');
    showError('Error', `${countText(left.length, 'photo')} could not be restored. Please try again.`);
    if (refusalCode(failure.reason) !== 'NOT_FOUND')
      offerUndo({ ...deletion(left), undo: () => undelete(left) });
  }

  return {
    images: section.items,
    status: section.status,
    reload: section.reload,

    /** @returns whether it was saved */
    async save(image: GalleryImage, changes: Changes): Promise<boolean> {
      const isSaved = await tellFailure(section.update(image, changes, image.updatedAt));
      if (isSaved) showSuccess('Success', 'Image updated');
      return isSaved;
    },

    toggleFavorite: (image: GalleryImage) =>
      tellFailure(
        section.update(image, { metadata: { ...image.metadata, favorite: !image.metadata.favorite } }),
      ),

    setPublic: (image: GalleryImage, isPublic: boolean) => tellFailure(section.setPublic(image, isPublic)),

    async remove(images: GalleryImage[]): Promise<void> {
      const removing = Promise.allSettled(images.map((image) => section.remove(image)));
      const removed = async () => {
        const results = await removing;
        return images.filter((_, index) => results[index]?.status === 'fulfilled');
      };
      // Undo is offered at once; using it waits until the removal has finished.
      const offer = { ...deletion(images), undo: async () => undelete(await removed()) };
      offerUndo(offer);
      const failure = (await removing).find((result) => result.status === 'rejected');
      if (failure) {
        showError('Error', images.length === 1 ? 'Failed to delete image' : 'Failed to delete images');
        if ((await removed()).length === 0) withdrawUndo(offer);
      }
    },

    async reorder(ids: string[]): Promise<void> {
      await section.reorder(ids).catch(() => showError('Error', 'Failed to update image'));
    },

    /** Shows an image that was just uploaded. */
    async include(image: GalleryImage): Promise<void> {
      const { list } = utils.sections.gallery;
      await list.cancel();
      list.setData({ profileId: defaultProfileId }, (images) => images && withEntry(images, image));
      void utils.dashboard.invalidate();
    },
  };
}
export type Gallery = ReturnType<typeof useGallery>;

/** What happened, in the specified words. */
function deletion(images: GalleryImage[]) {
  const [first] = images;
  return first && images.length === 1
    ? { message: 'Image deleted from gallery', text: `“${nameOf(first)}”` }
    : { text: `${countText(images.length, 'image')} deleted` };
}
