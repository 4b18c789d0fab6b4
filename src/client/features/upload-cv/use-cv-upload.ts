import { useState } from 'react';
import { type Cv, cv } from '../../../contracts/cv';
import { defaultProfileId } from '../../../contracts/ids';
import { type Sending, sendFile, UploadError } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';
import { trpc } from '../../api/trpc';
import { useUpload } from '../../api/use-upload';
import { showError, showInfo } from '../../ui/toast';
import { refusalOf } from './check-file';

const ofProfile = { profileId: defaultProfileId };

/** Uploads a chosen file as the profile's current CV. */
export function useCvUpload(onUploaded: (cv: Cv) => void) {
  const utils = trpc.useUtils();
  const [file, setFile] = useState<File>();
  const [isPublic, setPublic] = useState(false);
  const { share, run, cancel: abort } = useUpload();

  /** Passes a file on, unless it is refused. */
  function take(chosen: File, act: (file: File) => void) {
    const refusal = refusalOf(chosen);
    if (refusal) showError(refusal.title, refusal.message);
    else act(chosen);
  }

  /** The message about one file does not apply to the next. */
  function clear() {
    setFile(undefined);
    setPublic(false);
  }

  const send = (chosen: File) =>
    run(async (sending) => {
      try {
        const uploaded = await sendCv(chosen, isPublic, sending);
        clear();
        void utils.dashboard.invalidate();
        utils.cv.list.setData(ofProfile, (known) => known && [uploaded, ...known]);
        await utils.cv.list.invalidate(ofProfile);
        onUploaded(uploaded);
        return true;
      } catch (error) {
        if (error instanceof UploadError) showError('Failed to upload CV', error.message);
        return false;
      }
    });

  function cancel() {
    abort();
    showInfo('Upload cancelled', 'Your current CV is unchanged.');
  }

  return {
    file,
    isPublic,
    share,
    choose: (chosen: File) => take(chosen, setFile),
    /** Keeps a file as a private CV, without further questions. */
    uploadAtOnce: (chosen: File) => take(chosen, (taken) => void send(taken)),
    setPublic,
    clear,
    upload: () => file && send(file),
    cancel,
  };
}
export type CvUpload = ReturnType<typeof useCvUpload>;

/** Uploads a CV. @param isPublic whether anyone may read it @throws as sendFile */
function sendCv(file: File, isPublic: boolean, sending: Sending): Promise<Cv> {
  const form = new FormData();
  form.append('isPublic', String(isPublic));
  form.append('cv', file);
  return sendFile({ to: portfolioPath('cv'), form, answer: cv }, sending);
}
