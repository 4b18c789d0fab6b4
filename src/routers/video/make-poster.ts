import sharp from 'sharp';
import { UnusableVideoError } from '../ports';

const quality = 80;

/** Frames whose mean brightness is below this, of 255, count as black. */
const darkest = 20;

/**
 * Writes the sharpest frame that is not black, or of all frames if all are black, as WebP.
 * @throws UnusableVideoError if there are none
 */
export async function makePoster(frames: string[], target: string) {
  const measured = await Promise.all(frames.map(measure));
  const [best] = measured.toSorted(
    (one, other) => Number(one.isBlack) - Number(other.isBlack) || other.sharpness - one.sharpness,
  );
  if (!best) throw new UnusableVideoError('It has no picture that could be taken.');
  const { width, height } = await sharp(best.frame).webp({ quality }).toFile(target);
  return { path: target, width, height };
}

async function measure(frame: string) {
  const { sharpness, channels } = await sharp(frame).stats();
  const mean = channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length;
  return { frame, sharpness, isBlack: mean < darkest };
}
