import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { imageMaxPixels } from '../../contracts/gallery-upload';
import { isPlainWebp } from './plain-webp';

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

const limits = { limitInputPixels: imageMaxPixels, failOn: 'error', sequentialRead: true } as const;

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
  render(width: number): RenderedImage;
}

/**
 * Opens an uploaded image; undefined if its content is not that of an image, is damaged, or has too many pixels.
 * @param isRendered whether it was rendered here before, and so is its own largest size: once more would only lose quality
 */
export async function openImage(
  path: string,
  form: ImageForm,
  isRendered: boolean,
): Promise<OpenedImage | undefined> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const format = type && formats[type.ext];
  if (!format) return undefined;
  try {
    const found = await sharp(path, limits).metadata();
    if (found.format !== format || (found.pages ?? 1) > 1) return undefined;
    // Decodes the whole image, so that a damaged one is refused before anything is stored.
    await tiny(path, found.autoOrient).raw().toBuffer();
    const shape = shapeOf(found.autoOrient, form);
    const isWhole = shape.width === found.width && shape.height === found.height;
    const isKept = isRendered && isWhole && format === 'webp' && (await isPlainWebp(path));
    return opened(path, shape, form, isKept);
  } catch {
    return undefined;
  }
}

/** A tiny WebP of a rendered image, as a data URL. */
export async function placeholderOf(path: string, shape: Shape): Promise<string> {
  const content = await tiny(path, shape).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${content.toString('base64')}`;
}

interface Shape {
  width: number;
  height: number;
}

function shapeOf({ width, height }: Shape, { isSquare }: ImageForm): Shape {
  const side = Math.min(width, height);
  return isSquare ? { width: side, height: side } : { width, height };
}

function opened(path: string, { width, height }: Shape, form: ImageForm, isKept: boolean): OpenedImage {
  const { widths } = form;
  const tallest = Math.max(1, Math.floor((width * maxHeight) / height));
  const largest = Math.min(width, tallest, widths.at(-1) ?? width);
  const heightAt = (target: number) => scaled(height, target / width);
  return {
    width: largest,
    height: heightAt(largest),
    widths: [...widths.filter((candidate) => candidate < largest), largest],
    render: (target) => ({
      width: target,
      height: heightAt(target),
      content:
        isKept && target === width
          ? createReadStream(path)
          : resized(path, target, heightAt(target), form).webp({ quality }),
    }),
  };
}

const tiny = (path: string, { width, height }: Shape) =>
  resized(path, placeholderWidth, scaled(height, placeholderWidth / width), { isSquare: false });

const resized = (path: string, width: number, height: number, { isSquare }: Pick<ImageForm, 'isSquare'>) =>
  sharp(path, limits)
    .autoOrient()
    .resize(width, height, { fit: isSquare ? 'cover' : 'fill' });

const scaled = (length: number, factor: number) =>
  Math.min(maxHeight, Math.max(1, Math.round(length * factor)));
