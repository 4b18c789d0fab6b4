/** The recording qualities: resolution in pixels, rate in bits per second. */
export const qualities = {
  low: {
    label: 'Low',
    lines: '480p',
    width: 640,
    height: 480,
    bitsPerSecond: 500_000,
    note: 'smaller files, faster uploads',
  },
  medium: {
    label: 'Medium',
    lines: '720p',
    width: 1280,
    height: 720,
    bitsPerSecond: 1_000_000,
    note: 'balanced, recommended',
  },
  high: {
    label: 'High',
    lines: '1080p',
    width: 1920,
    height: 1080,
    bitsPerSecond: 2_000_000,
    note: 'best quality, larger files',
  },
} as const;
export type Quality = keyof typeof qualities;

export const qualityNames = ['low', 'medium', 'high'] as const satisfies Quality[];

/** 'Medium (1280×720)' */
export const qualityText = (quality: Quality) => {
  const { label, width, height } = qualities[quality];
  return `${label} (${width}×${height})`;
};
