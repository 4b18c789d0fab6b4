import { readableOn } from '../../../contracts/contrast';
import type { Design } from '../../../contracts/design';
import type { PageAssets } from '../page-assets';
import { declarations, type Palette, withAccent } from './palette';
import { themeLooks } from './themes';

/** What the head of a page says about its look. */
export interface PageLook {
  styleHrefs: string[];
  /** The fonts that every page of this pairing uses; the browser fetches them before it has read the styles. */
  fontHrefs: string[];
  /** The colors, as a style sheet that comes before the others. */
  colors: string;
  colorScheme: string;
  /** The backgrounds, for the browser's own frame; with a media query if there are two. */
  papers: { color: string; media?: string }[];
}

/** The look of a page in this design. */
export function pageLook({ theme, accent, typePairing, colorScheme }: Design, assets: PageAssets): PageLook {
  const { light, dark, pairing } = themeLooks[theme];
  const palettes = [light, dark].map((palette) => (accent ? withAccent(palette, accent) : palette));
  const [onLight = light, onDark = dark] = palettes;
  const type = assets.pairings[typePairing ?? pairing];
  return {
    styleHrefs: [type.cssHref, assets.themes[theme]],
    fontHrefs: type.fontHrefs,
    ...(colorScheme === 'auto' ? bothPapers(onLight, onDark) : onePaper(colorScheme, onLight, onDark)),
  };
}

type Papers = Pick<PageLook, 'colors' | 'colorScheme' | 'papers'>;

const bothPapers = (light: Palette, dark: Palette): Papers => ({
  colors: `:root{color-scheme:light dark;${rootOf(light, light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`,
  colorScheme: 'light dark',
  papers: [
    { color: light.paper, media: '(prefers-color-scheme: light)' },
    { color: dark.paper, media: '(prefers-color-scheme: dark)' },
  ],
});

function onePaper(scheme: 'light' | 'dark', light: Palette, dark: Palette): Papers {
  const palette = scheme === 'light' ? light : dark;
  return {
    colors: `:root{color-scheme:${scheme};${rootOf(palette, light)}}`,
    colorScheme: scheme,
    papers: [{ color: palette.paper }],
  };
}

/** With the accent as it is printed, on white. */
const rootOf = (palette: Palette, light: Palette) =>
  `${declarations(palette)};--printed-accent:${readableOn(['#ffffff'], light.accent)}`;
