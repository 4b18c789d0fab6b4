import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';

/** Widths in pixels in which an image is served; a smaller original is never enlarged. */
const widths = [480, 960, 1920];
const placeholderWidth = 16;
const quality = 82;

const formats = new Set(['jpg', 'png', 'webp']);

// Forty megapixels are more than phones take; what claims more is meant to fill our memory.
const limits = { limitInputPixels: 40_000_000, failOn: 'error', sequentialRead: true } as const;

// One thread an image keeps the others free for requests.
sharp.concurrency(1);
sharp.cache(false);

/** An image in one of its widths; `content` is WebP without the metadata of the original. */
export interface RenderedImage {
  width: number;
  height: number;
  content: Readable;
}

export interface OpenedImage {
  /** In pixels, upright. */
  width: number;
  height: number;
  /** The widths in which it is to be stored, smallest first. */
  widths: number[];
  render(width: number): RenderedImage;
  /** A tiny WebP as a data address. */
  placeholder(): Promise<string>;
}

/** Opens an uploaded image; undefined where it is none by its content, is damaged, or has too many pixels. */
export async function openImage(path: string): Promise<OpenedImage | undefined> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type || !formats.has(type.ext)) return undefined;
  try {
    const { autoOrient, pages = 1 } = await sharp(path, limits).metadata();
    if (pages > 1) return undefined;
    // Decodes the whole image once, so that a damaged one is refused before anything is stored.
    await sharp(path, limits).stats();
    return opened(path, autoOrient.width, autoOrient.height);
  } catch {
    return undefined;
  }
}

function opened(path: string, width: number, height: number): OpenedImage {
  const upright = (target: number) =>
    sharp(path, limits).autoOrient().resize({ width: target, withoutEnlargement: true });
  const largest = Math.min(width, widths.at(-1) ?? width);
  return {
    width: largest,
    height: scaled(height, largest / width),
    widths: [...widths.filter((candidate) => candidate < largest), largest],
    render: (target) => ({
      width: target,
      height: scaled(height, target / width),
      content: upright(target).webp({ quality }),
    }),
    async placeholder() {
      const tiny = await upright(placeholderWidth).webp({ quality: 40 }).toBuffer();
      return `data:image/webp;base64,${tiny.toString('base64')}`;
    },
  };
}

const scaled = (length: number, factor: number) => Math.max(1, Math.round(length * factor));
