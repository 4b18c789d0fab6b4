import type { Theme } from '../../../contracts/design';
import { documentTheme } from './document/look';
import { editorial } from './editorial/look';
import { showcase } from './showcase/look';
import { sidebar } from './sidebar/look';
import { swiss } from './swiss/look';
import type { ThemeLook } from './theme-look';

/**
 * Every theme. A new one is a folder here, with `look.ts` for its colors and type and `style.css` for its layout, and its
 * name in `src/contracts/design.ts`; the compiler then names each list of themes that lacks it.
 */
export const themeLooks: Record<Theme, ThemeLook> = {
  editorial,
  swiss,
  sidebar,
  showcase,
  document: documentTheme,
};
