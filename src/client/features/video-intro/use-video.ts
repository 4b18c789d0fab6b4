import { TRPCClientError } from '@trpc/client';
import { useEffect, useRef, useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import type { Video } from '../../../contracts/video';
import { failureReason } from '../../failure-reason';
import { UploadError } from '../../send-file';
import { trpc } from '../../trpc';
import { showError, showInfo, showSuccess } from '../../ui/toast';
import { useSession } from '../session/session';
import { sendVideo } from './send-video';

const ofProfile = { profileId: defaultProfileId };

const pendingRefetchMs = 2_000;
const longPendingRefetchMs = 30_000;
const shortRefetches = 60;

/** Asks again while the other forms of the video are being made, so that they appear by themselves. */
function whilePending({ state }: { state: { data?: Video | null; dataUpdateCount: number } }) {
  if (state.data?.preparation !== 'pending') return false;
  return state.dataUpdateCount < shortRefetches ? pendingRefetchMs : longPendingRefetchMs;
}

/** The profile's video, with its upload and its removal. @param onChanged when either is done */
export function useVideo(onChanged: () => void) {
  const { expire } = useSession();
  const utils = trpc.useUtils();
  const query = trpc.video.get.useQuery(ofProfile, { refetchInterval: whilePending });
  const removal = trpc.video.remove.useMutation();
  /** The share of the file that has left; undefined while nothing is on its way. */
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns whether the file is the profile's video now */
  async function upload(file: File): Promise<boolean> {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const uploaded = await sendVideo(file, { signal: controller.signal, onProgress: setShare });
      utils.video.get.setData(ofProfile, uploaded);
      void utils.video.get.invalidate(ofProfile);
      void utils.dashboard.invalidate();
      showSuccess('Success!', 'Video uploaded successfully');
      onChanged();
      return true;
    } catch (error) {
      if (!(error instanceof UploadError)) return false;
      showError('Upload Failed', error.message);
      if (error.status === 401) expire();
      return false;
    } finally {
      running.current = undefined;
      setShare(undefined);
    }
  }

  function cancelUpload() {
    running.current?.abort();
    showInfo('Upload cancelled', 'Your current video is unchanged.');
  }

  /** @returns whether the video is gone */
  async function remove(): Promise<boolean> {
    const videoId = query.data?.id;
    if (!videoId) {
      showError('Failed to delete video', 'No video to delete');
      return false;
    }
    try {
      await removal.mutateAsync({ ...ofProfile, videoId });
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      showError('Failed to delete video', failureReason(error));
      if (error.data?.code === 'UNAUTHORIZED') expire();
      else void utils.video.get.invalidate(ofProfile);
      return false;
    }
    utils.video.get.setData(ofProfile, null);
    void utils.video.get.invalidate(ofProfile);
    void utils.dashboard.invalidate();
    showSuccess('Success!', 'Video deleted successfully. You can now upload a new video.');
    onChanged();
    return true;
  }

  return { query, share, isDeleting: removal.isPending, upload, cancelUpload, remove };
}
