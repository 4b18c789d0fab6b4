import { TRPCClientError } from '@trpc/client';
import type { CaptionsForm } from '../../../contracts/captions';
import { defaultProfileId } from '../../../contracts/ids';
import type { Video } from '../../../contracts/video';
import { failureReason } from '../../api/failure-reason';
import { FileError, fetchFile } from '../../api/fetch-file';
import { trpc } from '../../api/trpc';
import { showError, showSuccess } from '../../ui/toast';

const ofProfile = { profileId: defaultProfileId };

/** Reads and changes the captions of a video. */
export function useCaptions(video: Video) {
  const utils = trpc.useUtils();
  const putting = trpc.video.putCaptions.useMutation();
  const removing = trpc.video.removeCaptions.useMutation();
  const target = { ...ofProfile, videoId: video.id };

  const show = (captions: Video['captions']) =>
    utils.video.get.setData(ofProfile, (current) =>
      current?.id === video.id ? { ...current, captions } : current,
    );

  function explain(title: string, error: unknown): void {
    if (!(error instanceof TRPCClientError)) throw error;
    showError(title, failureReason(error));
  }

  return {
    isSaving: putting.isPending,
    isRemoving: removing.isPending,

    /** @returns the server's refusal; undefined where the captions are saved */
    async save(values: CaptionsForm): Promise<unknown> {
      try {
        show(await putting.mutateAsync({ ...target, ...values }));
        showSuccess('Success!', 'Captions saved successfully');
        return undefined;
      } catch (error) {
        explain('Failed to save captions', error);
        return error;
      }
    },

    async remove(): Promise<void> {
      try {
        await removing.mutateAsync(target);
        show(undefined);
        showSuccess('Success!', 'Captions removed successfully');
      } catch (error) {
        explain('Failed to remove captions', error);
      }
    },

    /** @returns the text of the captions; undefined if they could not be loaded, which is shown */
    async load(): Promise<string | undefined> {
      try {
        const { content } = await fetchFile(video.captions?.captionsUrl ?? '');
        return await content.text();
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        showError('Failed to load captions', error.message);
        return undefined;
      }
    },
  };
}
