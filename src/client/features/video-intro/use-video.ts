import { TRPCClientError } from '@trpc/client';
import { defaultProfileId } from '../../../contracts/ids';
import type { Video } from '../../../contracts/video';
import { failureReason } from '../../api/failure-reason';
import { UploadError } from '../../api/send-file';
import { trpc } from '../../api/trpc';
import { useUpload } from '../../api/use-upload';
import { showError, showInfo, showSuccess } from '../../ui/toast';
import { offerUndo } from '../../ui/undo/undo-store';
import { sendVideo } from './send-video';

const ofProfile = { profileId: defaultProfileId };

const pendingRefetchMs = 2_000;
const longPendingRefetchMs = 30_000;
const shortRefetches = 60;

/** Polls while the video is being converted, so that the result appears by itself. */
function whilePending({ state }: { state: { data?: Video | null; dataUpdateCount: number } }) {
  if (state.data?.preparation !== 'pending') return false;
  return state.dataUpdateCount < shortRefetches ? pendingRefetchMs : longPendingRefetchMs;
}

const nameOf = ({ fileName }: Video) => (fileName ? `“${fileName}”` : 'The video');

/** The profile's video, with its upload and its removal, each to be undone. @param onChanged when either is done */
export function useVideo(onChanged: () => void) {
  const utils = trpc.useUtils();
  const query = trpc.video.get.useQuery(ofProfile, { refetchInterval: whilePending });
  const removal = trpc.video.remove.useMutation();
  const restoration = trpc.video.restore.useMutation();
  const { share, run, cancel } = useUpload();

  function show(video: Video | null) {
    utils.video.get.setData(ofProfile, video);
    void utils.video.get.invalidate(ofProfile);
    void utils.dashboard.invalidate();
  }

  const offerBack = (video: Video, message: string, text: string) =>
    offerUndo({ subject: 'video', message, text, undo: () => undelete(video.id) });

  async function undelete(videoId: string) {
    try {
      show(await restoration.mutateAsync({ ...ofProfile, videoId }));
      showSuccess('Success!', 'The video before is back.');
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      showError('The video before could not be restored', failureReason(error));
    }
  }

  /** @returns whether the file is the profile's video now; undefined if another one is on its way */
  const upload = (file: File) =>
    run(async (sending) => {
      const replaced = query.data;
      try {
        show(await sendVideo(file, sending));
        const done = 'Video uploaded successfully';
        if (replaced) offerBack(replaced, done, `${nameOf(replaced)} replaced`);
        else showSuccess('Success!', done);
        onChanged();
        return true;
      } catch (error) {
        if (error instanceof UploadError) showError('Upload Failed', error.message);
        return false;
      }
    });

  function cancelUpload() {
    cancel();
    showInfo('Upload cancelled', 'Your current video is unchanged.');
  }

  /** @returns whether the video is gone */
  async function remove(): Promise<boolean> {
    const removed = query.data;
    if (!removed) {
      showError('Failed to delete video', 'No video to delete');
      return false;
    }
    try {
      await removal.mutateAsync({ ...ofProfile, videoId: removed.id });
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      showError('Failed to delete video', failureReason(error));
      void utils.video.get.invalidate(ofProfile);
      return false;
    }
    show(null);
    offerBack(
      removed,
      'Video deleted successfully. You can now upload a new video.',
      `${nameOf(removed)} deleted`,
    );
    onChanged();
    return true;
  }

  return { query, share, isDeleting: removal.isPending, upload, cancelUpload, remove };
}
