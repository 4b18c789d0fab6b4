import { type Cv, cv } from '../../../contracts/cv';
import { type Sending, sendFile } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';

/** Uploads a CV. @param isPublic whether anyone may read it @throws as sendFile */
export function sendCv(file: File, isPublic: boolean, sending: Sending): Promise<Cv> {
  const form = new FormData();
  form.append('isPublic', String(isPublic));
  form.append('cv', file);
  return sendFile({ to: portfolioPath('cv'), form, answer: cv }, sending);
}
