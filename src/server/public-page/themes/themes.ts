import type { Theme } from '../../../contracts/design';
import { documentTheme } from './document/look';
import { editorial } from './editorial/look';
import { showcase } from './showcase/look';
import { sidebar } from './sidebar/look';
import { swiss } from './swiss/look';
import type { ThemeLook } from './theme-look';

/** Every theme. Another one is a folder here, an entry below and in `page-assets.ts`, and its name in the contract. */
export const themeLooks: Record<Theme, ThemeLook> = {
  editorial,
  swiss,
  sidebar,
  showcase,
  document: documentTheme,
};
