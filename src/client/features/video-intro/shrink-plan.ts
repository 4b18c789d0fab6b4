/** Of a video that is to be made smaller. */
export interface Measures {
  seconds: number;
  width: number;
  height: number;
  /** Of its sound, in bits per second; 0 where it has none. */
  soundRate: number;
}

/** How a video is encoded so that it fits. */
export interface ShrinkPlan {
  width: number;
  height: number;
  /** Of the picture, in bits per second. */
  bitrate: number;
}

/** The largest short side in pixels that looks good at a rate, in bits per second; below the last there is none. */
const sizes = [
  { from: 1_200_000, shortSide: 720 },
  { from: 500_000, shortSide: 480 },
  { from: 150_000, shortSide: 360 },
];

const highestRate = 2_500_000;

/** Containers and rates that are not met to the bit need some room. */
const usable = 0.9;

/** The plan for a file of this many bytes; undefined if the video is too long to look like anything then. */
export function planFor(
  { seconds, width, height, soundRate }: Measures,
  bytes: number,
): ShrinkPlan | undefined {
  const bitrate = Math.min(highestRate, Math.floor((bytes * 8 * usable) / seconds - soundRate));
  const size = sizes.find(({ from }) => bitrate >= from);
  if (!size) return undefined;
  const scale = Math.min(1, size.shortSide / Math.min(width, height));
  return { bitrate, width: even(width * scale), height: even(height * scale) };
}

/** Encoders take even sides alone. */
const even = (side: number) => Math.max(2, 2 * Math.round(side / 2));
