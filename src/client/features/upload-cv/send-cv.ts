import { type Cv, cv } from '../../../contracts/cv';
import { defaultProfileId } from '../../../contracts/ids';
import { type Sending, sendFile } from '../../send-file';

/** Uploads a CV. @throws as sendFile */
export function sendCv(file: File, sending: Sending): Promise<Cv> {
  const form = new FormData();
  form.append('cv', file);
  return sendFile({ to: `/api/profile/${defaultProfileId}/cv`, form, answer: cv }, sending);
}
