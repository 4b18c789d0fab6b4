import { countText } from '../../../contracts/count-text';
import type { Proposal, ZipImportResult } from '../../../contracts/cv-import';

/** What a zip holds besides texts. */
interface Offer {
  photos: number;
  hasPortrait: boolean;
  hasVideo: boolean;
  cvs: number;
  publicCvs: number;
}

/** What a file holds besides texts, by its proposal. */
export const offerOf = ({ images, files }: Pick<Proposal, 'images' | 'files'>): Offer => ({
  photos: images?.gallery ?? 0,
  hasPortrait: images?.hasPortrait ?? false,
  hasVideo: files?.hasVideo ?? false,
  cvs: files?.cvs ?? 0,
  publicCvs: files?.publicCvs ?? 0,
});

const plainList = new Intl.ListFormat('en-GB');

/** 'Photos, video and CVs'. */
export function titleOf({ photos, hasPortrait, hasVideo, cvs }: Offer): string {
  const parts = [(photos > 0 || hasPortrait) && 'photos', hasVideo && 'video', cvs > 0 && 'CVs'];
  const title = plainList.format(parts.filter((part) => part !== false));
  return `${title[0]?.toUpperCase()}${title.slice(1)}`;
}

/** '3 photos, a photo of you and 1 CV'; empty if there are none. */
export const namesOf = ({ photos, hasPortrait, hasVideo, cvs }: Omit<Offer, 'publicCvs'>): string =>
  plainList.format(
    [
      photos > 0 && countText(photos, 'photo'),
      hasPortrait && 'a photo of you',
      hasVideo && 'a video introduction',
      cvs > 0 && countText(cvs, 'CV'),
    ].filter((part) => part !== false),
  );

/** What adding them changes, in sentences: what is replaced, and what others will see. */
export function consequencesOf({ photos, hasPortrait, hasVideo, cvs, publicCvs }: Offer): string[] {
  return [
    photos > 0 &&
      'The photos are public or private as they were. In your gallery you can remove each of them.',
    hasPortrait && 'The photo of you replaces the present one.',
    hasVideo &&
      'The video is shown on your page. It replaces the present one, which can be restored from the bin.',
    cvs > 0 && `${publicityOf(cvs, publicCvs)} The CV in use in the zip becomes the one in use here.`,
  ].filter((sentence) => sentence !== false);
}

function publicityOf(cvs: number, publicCvs: number): string {
  const [noun, be] = cvs === 1 ? ['The CV', 'is'] : ['The CVs', 'are'];
  if (publicCvs === 0) return `${noun} ${be} private.`;
  if (publicCvs === cvs) return `${noun} can be downloaded by visitors.`;
  return `${countText(cvs, 'CV')}, of which ${publicCvs} can be downloaded by visitors.`;
}

/** Whether a file holds anything besides texts. */
export const holdsFiles = (proposal: Pick<Proposal, 'images' | 'files'>): boolean =>
  namesOf(offerOf(proposal)) !== '';

/** What became of the files. */
export function resultText({ added, known, left, ...brought }: ZipImportResult): string {
  const names = namesOf({ photos: added, ...brought });
  return [
    names ? `Added ${names}.` : 'Nothing new was added.',
    known > 0 && `${countText(known, 'file')} you had already.`,
    left > 0 && `${countText(left, 'file')} still to come.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
