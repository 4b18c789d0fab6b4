import type { Theme, TypePairing } from './design';

/** A choice, as it is offered. */
export interface Described {
  label: string;
  description: string;
}

/** The themes in words. */
export const themeTexts: Record<Theme, Described> = {
  editorial: { label: 'Editorial', description: 'A magazine: warm paper, a serif, wide quotes.' },
  swiss: { label: 'Swiss', description: 'A strict grid, large sans-serif type, thin rules.' },
  sidebar: { label: 'Sidebar', description: 'You in a column at the side, sections as cards.' },
  showcase: { label: 'Showcase', description: 'A photo or your video first, from edge to edge.' },
  document: { label: 'Document', description: 'One plain column, for conservative employers.' },
};

/** The pairings of type in words. */
export const pairingTexts: Record<TypePairing, Described> = {
  'fraunces-inter': { label: 'Fraunces and Inter', description: 'A serif with character, a plain sans.' },
  archivo: { label: 'Archivo', description: 'A firm sans for everything.' },
  'hanken-grotesk': { label: 'Hanken Grotesk', description: 'A calm, friendly sans.' },
  'bricolage-inter': {
    label: 'Bricolage Grotesque and Inter',
    description: 'Lively headings, a plain sans.',
  },
  'source-serif-source-sans': {
    label: 'Source Serif and Source Sans',
    description: 'A book serif, as in print.',
  },
};
