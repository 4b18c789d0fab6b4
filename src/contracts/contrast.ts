/** Colors as `#4442b0`, and whether text can be read on them: the contrast of WCAG 2.2, the lightness of OKLCH. */

type Triple = [number, number, number];

/** The least contrast of text that WCAG 2.2 accepts, 1.4.3. */
export const leastContrast = 4.5;

const channelsOf = (color: string): Triple => [channelAt(color, 1), channelAt(color, 3), channelAt(color, 5)];

const channelAt = (color: string, at: number) => {
  const encoded = Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
};

function toColor(linear: Triple): string {
  const hex = linear.map((channel) => {
    const inGamut = Math.min(1, Math.max(0, channel));
    const encoded = inGamut <= 0.0031308 ? inGamut * 12.92 : 1.055 * inGamut ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

const luminance = (color: string) => {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function toOklab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** The color at another lightness, from 0 to 1, with the hue kept and as much of the chroma as a screen can show. */
export function withLightness(color: string, lightness: number): string {
  const [, a, b] = toOklab(channelsOf(color));
  for (let share = 1; share > 0; share -= 0.05) {
    const linear = fromOklab([lightness, a * share, b * share]);
    if (linear.every((channel) => channel >= -0.001 && channel <= 1.001)) return toColor(linear);
  }
  return toColor(fromOklab([lightness, 0, 0]));
}

/** A color between two others. @param share of the first, from 0 to 1 */
export function mixed(one: string, other: string, share: number): string {
  const [first, second] = [toOklab(channelsOf(one)), toOklab(channelsOf(other))];
  const between = (at: 0 | 1 | 2) => first[at] * share + second[at] * (1 - share);
  return toColor(fromOklab([between(0), between(1), between(2)]));
}

/** The color itself, or the nearest darker or lighter one in which text is legible on all backgrounds. */
export function readableOn(papers: string[], color: string): string {
  const isReadable = (candidate: string) =>
    papers.every((paper) => contrast(candidate, paper) >= leastContrast);
  if (isReadable(color)) return color;
  const [lightness] = toOklab(channelsOf(color));
  const target = contrast('#000000', papers[0] ?? '#ffffff') >= leastContrast ? 0 : 1;
  const steps = 50;
  for (let step = 1; step < steps; step += 1) {
    const candidate = withLightness(color, lightness + ((target - lightness) * step) / steps);
    if (isReadable(candidate)) return candidate;
  }
  return target === 0 ? '#000000' : '#ffffff';
}
