import { imageMaxPixels, imageRefusals } from '../../../contracts/gallery-upload';
import { imageMaxBytes } from '../../../contracts/sections/gallery-image';
import { isHeic, typeRefusalOf, unreadableRefusal } from './check-image';

type Refusal = ReturnType<typeof imageRefusals.tooLarge>;

/** The longest side in pixels and the quality of a photo that is made smaller; the next where the file is still too large. */
const sizes = [
  { longest: 2560, quality: 0.9 },
  { longest: 1920, quality: 0.8 },
  { longest: 1920, quality: 0.6 },
];

/** The photo within the limits of an upload: as it is where it keeps to them, else smaller, as JPEG; or why it is refused. */
export async function fitImage(file: File): Promise<File | Refusal> {
  const refusal = typeRefusalOf(file);
  if (refusal) return refusal;
  const url = URL.createObjectURL(file);
  try {
    const picture = await load(url);
    if (!isHeic(file) && isWithinLimits(file, picture)) return file;
    return (picture && (await makeSmaller(file, picture))) ?? refusalOf(file);
  } finally {
    URL.revokeObjectURL(url);
  }
}

const refusalOf = (file: File) =>
  isHeic(file) ? unreadableRefusal(file) : imageRefusals.tooLarge(file.name);

/** What the browser cannot read is judged by its bytes alone; the server says what is wrong with it. */
const isWithinLimits = ({ size }: File, picture: HTMLImageElement | undefined) =>
  size <= imageMaxBytes &&
  (picture === undefined || picture.naturalWidth * picture.naturalHeight <= imageMaxPixels);

function load(url: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(undefined);
    picture.src = url;
  });
}

async function makeSmaller({ name }: File, picture: HTMLImageElement): Promise<File | undefined> {
  for (const { longest, quality } of sizes) {
    const content = await draw(picture, longest, quality);
    if (content && content.size <= imageMaxBytes) {
      return new File([content], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: content.type });
    }
  }
  return undefined;
}

/** The picture the right way up, as a browser shows it. */
function draw(picture: HTMLImageElement, longest: number, quality: number): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency, which would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
