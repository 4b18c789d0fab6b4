import type { TypePairing } from '../../../contracts/design';
import type { Palette } from './palette';

export type MediaPlace = 'first' | 'second' | 'last';

/** A theme, except for its `style.css`, which is in the theme's folder too. */
export interface ThemeLook {
  pairing: TypePairing;
  light: Palette;
  dark: Palette;
  /** Whether the video or the large image comes before the words of the first screen, after them or at its end. */
  mediaPlace: MediaPlace;
  /** Whether the page opens with a large image of the gallery if there is no video beside the name. */
  opensWithPicture: boolean;
}
