import type { Theme, TypePairing } from '../../../contracts/design';
import { documentTheme } from './document/look';
import { editorial } from './editorial/look';
import type { Palette } from './palette';
import { showcase } from './showcase/look';
import { sidebar } from './sidebar/look';
import { swiss } from './swiss/look';

/** What a theme is, but for its `style.css`, which is in the theme's folder too. */
export interface ThemeLook {
  pairing: TypePairing;
  light: Palette;
  dark: Palette;
  /** Whether the page opens with a large picture of the gallery if there is no video beside the name. */
  opensWithPicture: boolean;
}

/** Every theme. Another one is a folder here, an entry below and in `page-assets.ts`, and its name in the contract. */
export const themeLooks: Record<Theme, ThemeLook> = {
  editorial,
  swiss,
  sidebar,
  showcase,
  document: documentTheme,
};
