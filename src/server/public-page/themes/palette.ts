import { contrast, leastContrast, mixed, readableOn, withLightness } from '../../../contracts/contrast';

/** The colors of a page in one scheme, as `#4442b0`. The style sheets see them as custom properties. */
export interface Palette {
  paper: string;
  surface: string;
  ink: string;
  quiet: string;
  line: string;
  accent: string;
  onAccent: string;
  /** A second color, for highlights; `secondText` is the one for text. */
  second: string;
  secondText: string;
  accentTint: string;
  secondTint: string;
  neutralTint: string;
  /** A field of color as wide as the page or a part of it. */
  band: string;
  onBand: string;
  quietOnBand: string;
}

/** The palette with another accent, in which every text can be read on every background that it may have. */
export function withAccent(palette: Palette, wish: string): Palette {
  const { paper, surface, ink, neutralTint, onBand } = palette;
  const accent = readableOn([paper, surface, neutralTint], wish);
  const isDark = contrast(paper, '#ffffff') > contrast(paper, '#000000');
  const band = readableOn([onBand], withLightness(wish, isDark ? 0.27 : 0.31));
  const tint = readableBehind(mixed(accent, paper, isDark ? 0.16 : 0.1), paper, [ink, palette.quiet]);
  return {
    ...palette,
    accent,
    // The accent can be read on it, so it can be read on the accent.
    onAccent: surface,
    second: accent,
    secondText: accent,
    accentTint: tint,
    secondTint: tint,
    band,
    quietOnBand: readableOn([band], mixed(onBand, band, 0.75)),
  };
}

/** The tint, or a background closer to the paper, on which the texts can be read. */
function readableBehind(tint: string, paper: string, texts: string[]): string {
  const isReadable = (candidate: string) => texts.every((text) => contrast(text, candidate) >= leastContrast);
  const candidates = [1, 0.75, 0.5, 0.25].map((share) => mixed(tint, paper, share));
  return candidates.find(isReadable) ?? paper;
}

const nameOf = (key: string) => `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The palette as declarations. */
export const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([key, color]) => `${nameOf(key)}:${color}`)
    .join(';');
