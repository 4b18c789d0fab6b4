import { TRPCClientError } from '@trpc/client';
import { defaultProfileId } from '../../../contracts/ids';
import { type Portrait, portrait as portraitAnswer } from '../../../contracts/portrait';
import { failureReason } from '../../api/failure-reason';
import { type Sending, sendFile, UploadError } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';
import { trpc } from '../../api/trpc';
import { useUpload } from '../../api/use-upload';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo } from '../../ui/undo/undo-store';

const ofProfile = { profileId: defaultProfileId };

/** The profile's portrait, with its upload and its removal, each to be undone. */
export function usePortrait() {
  const utils = trpc.useUtils();
  const query = trpc.portrait.get.useQuery(ofProfile);
  const update = trpc.portrait.update.useMutation();
  const removal = trpc.portrait.remove.useMutation();
  const restoration = trpc.portrait.restore.useMutation();
  const { share, run } = useUpload();

  const show = (portrait: Portrait | null) => utils.portrait.get.setData(ofProfile, portrait);

  const offerBack = (portrait: Portrait, text: string) =>
    offerUndo({ subject: 'portrait', text, undo: () => undelete(portrait.id) });

  async function undelete(portraitId: string) {
    await attempt('The photo before could not be restored', async () => {
      show(await restoration.mutateAsync({ ...ofProfile, portraitId }));
      showSuccess('The photo before is back');
    });
  }

  /** Shows a refusal in words. @returns whether there was none */
  async function attempt(title: string, action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      showError(title, failureReason(error));
      void utils.portrait.get.invalidate(ofProfile);
      return false;
    }
  }

  /** @returns whether the file is the profile's portrait now; undefined if another one is on its way */
  const upload = (file: File, alt: string) =>
    run(async (sending) => {
      const replaced = query.data;
      try {
        show(await sendPortrait(file, alt, sending));
        if (replaced) offerBack(replaced, 'Photo replaced');
        else showSuccess('Photo saved', 'It is shown on your page.');
        return true;
      } catch (error) {
        if (error instanceof UploadError) showError('The photo was not saved', error.message);
        return false;
      }
    });

  const describe = (portraitId: string, alt: string) =>
    attempt('The description was not saved', async () => {
      show(await update.mutateAsync({ ...ofProfile, portraitId, alt }));
      showSuccess('Description saved');
    });

  const remove = (portrait: Portrait) =>
    attempt('The photo was not deleted', async () => {
      await removal.mutateAsync({ ...ofProfile, portraitId: portrait.id });
      show(null);
      offerBack(portrait, 'Photo deleted');
    });

  const isBusy = removal.isPending || restoration.isPending || share !== undefined;
  return { query, share, isBusy, isDescribing: update.isPending, upload, describe, remove };
}

/** @throws as sendFile */
function sendPortrait(file: File, alt: string, sending: Sending): Promise<Portrait> {
  const form = new FormData();
  form.append('alt', alt);
  form.append('portrait', file);
  return sendFile({ to: portfolioPath('portrait'), form, answer: portraitAnswer }, sending);
}
