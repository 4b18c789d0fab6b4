import type { Area } from 'react-easy-crop';
import { portraitWidths } from '../../../contracts/portrait';

const largest = Math.max(...portraitWidths);
const quality = 0.92;

/** Opens an image as the browser shows it, upright. @throws EncodingError if the browser cannot show it */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Crops the square out of an image, in no more pixels than are stored. @param area in the image's pixels */
export async function cropImage(image: HTMLImageElement, area: Area, type: string): Promise<File> {
  const side = Math.max(1, Math.min(largest, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  // Only PNG keeps what is transparent, and photos are far smaller as JPEG.
  const format = type === 'image/png' ? type : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, format, quality));
  if (!blob) throw new Error('The browser could not draw the picture.');
  return new File([blob], format === 'image/png' ? 'portrait.png' : 'portrait.jpg', { type: format });
}
