import { type Cv, cv } from '../../../contracts/cv';
import { defaultProfileId } from '../../../contracts/ids';
import { type Sending, sendFile } from '../../api/send-file';

/** Uploads a CV. @param isPublic whether anyone may read it @throws as sendFile */
export function sendCv(file: File, isPublic: boolean, sending: Sending): Promise<Cv> {
  const form = new FormData();
  form.append('isPublic', String(isPublic));
  form.append('cv', file);
  return sendFile({ to: `/api/profile/${defaultProfileId}/cv`, form, answer: cv }, sending);
}
