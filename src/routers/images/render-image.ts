import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';

/** In which form an image is stored. */
export interface ImageForm {
  /** In pixels, smallest first; a smaller original is never enlarged. */
  widths: number[];
  /** Whether only the square in the middle is kept. */
  isSquare: boolean;
}

const placeholderWidth = 16;
const quality = 82;

// The longest side that WebP can hold.
const maxHeight = 16_383;

const formats: Record<string, string> = { jpg: 'jpeg', png: 'png', webp: 'webp' };

// Forty megapixels are more than phones take; anything larger is meant to exhaust our memory.
const limits = { limitInputPixels: 40_000_000, failOn: 'error', sequentialRead: true } as const;

// One thread per image leaves the others free for requests.
sharp.concurrency(1);
sharp.cache(false);

/** An image in one of its widths; `content` is WebP without the metadata of the original. */
export interface RenderedImage {
  width: number;
  height: number;
  content: Readable;
}

export interface OpenedImage {
  /** Of the largest stored size, in pixels, upright. */
  width: number;
  height: number;
  /** The widths in which it is to be stored, smallest first. */
  widths: number[];
  /** A tiny WebP as a data URL. */
  placeholder: string;
  render(width: number): RenderedImage;
}

/** Opens an uploaded image; undefined if its content is not that of an image, is damaged, or has too many pixels. */
export async function openImage(path: string, form: ImageForm): Promise<OpenedImage | undefined> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const format = type && formats[type.ext];
  if (!format) return undefined;
  try {
    const found = await sharp(path, limits).metadata();
    if (found.format !== format || (found.pages ?? 1) > 1) return undefined;
    const { width, height } = shapeOf(found.autoOrient, form);
    // Decodes the whole image, so that a damaged one is refused before anything is stored.
    const tiny = await resized(path, placeholderWidth, scaled(height, placeholderWidth / width), form)
      .webp({ quality: 40 })
      .toBuffer();
    return opened(path, { width, height }, form, `data:image/webp;base64,${tiny.toString('base64')}`);
  } catch {
    return undefined;
  }
}

interface Shape {
  width: number;
  height: number;
}

function shapeOf({ width, height }: Shape, { isSquare }: ImageForm): Shape {
  const side = Math.min(width, height);
  return isSquare ? { width: side, height: side } : { width, height };
}

function opened(path: string, { width, height }: Shape, form: ImageForm, placeholder: string): OpenedImage {
  const { widths } = form;
  const tallest = Math.max(1, Math.floor((width * maxHeight) / height));
  const largest = Math.min(width, tallest, widths.at(-1) ?? width);
  const heightAt = (target: number) => scaled(height, target / width);
  return {
    width: largest,
    height: heightAt(largest),
    widths: [...widths.filter((candidate) => candidate < largest), largest],
    placeholder,
    render: (target) => ({
      width: target,
      height: heightAt(target),
      content: resized(path, target, heightAt(target), form).webp({ quality }),
    }),
  };
}

const resized = (path: string, width: number, height: number, { isSquare }: ImageForm) =>
  sharp(path, limits)
    .autoOrient()
    .resize(width, height, { fit: isSquare ? 'cover' : 'fill' });

const scaled = (length: number, factor: number) =>
  Math.min(maxHeight, Math.max(1, Math.round(length * factor)));
