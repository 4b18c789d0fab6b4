import { type Video, video } from '../../../contracts/video';
import { type Sending, sendFile } from '../../api/send-file';
import { portfolioPath } from '../../api/shown-portfolio';

/** Uploads the video. @throws as sendFile */
export function sendVideo(file: File, sending: Sending): Promise<Video> {
  const form = new FormData();
  form.append('video', file);
  const to = portfolioPath('video');
  return sendFile({ to, form, answer: video, fallback }, sending);
}

const fallback = (status: number) => (status === 0 ? 'Failed to upload video' : `HTTP ${status}`);
