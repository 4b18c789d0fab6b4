import {
  type ColorScheme,
  type Design,
  type PageSection,
  pageSections,
  type Theme,
  type TypePairing,
} from '../../../contracts/design';

interface Described {
  label: string;
  description: string;
}

export const themeTexts: Record<Theme, Described> = {
  editorial: { label: 'Editorial', description: 'A magazine: warm paper, a serif, wide quotes.' },
  swiss: { label: 'Swiss', description: 'A strict grid, large sans-serif type, thin rules.' },
  sidebar: { label: 'Sidebar', description: 'You in a column at the side, sections as cards.' },
  showcase: { label: 'Showcase', description: 'A picture or your video first, from edge to edge.' },
  document: { label: 'Document', description: 'One plain column, for conservative employers.' },
};

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

export const schemeTexts: Record<ColorScheme, Described> = {
  auto: { label: 'As the device asks', description: 'Light or dark, whichever the visitor uses.' },
  light: { label: 'Always light', description: 'Dark text on light paper.' },
  dark: { label: 'Always dark', description: 'Light text on dark paper.' },
};

const sectionLabels = new Map(pageSections.map(({ key, label }) => [key, label]));

export const sectionLabel = (key: PageSection): string => sectionLabels.get(key) ?? key;

/** What else a section's switch does. */
export const visibilityNotes: Partial<Record<PageSection, Record<'shown' | 'hidden', string>>> = {
  contact: {
    shown: 'With the form for messages, even where all entries are private.',
    hidden: 'The form for messages is closed, too.',
  },
};

/** The names of a design's fields, for its owner. */
export const fieldLabels: Record<keyof Design, string> = {
  theme: 'Theme',
  accent: 'Accent color',
  typePairing: 'Type',
  colorScheme: 'Paper',
  sections: 'Sections',
};

/** A design's fields in words, so that two versions can be compared. */
export const inWords = ({ theme, accent, typePairing, colorScheme, sections }: Design) => ({
  theme: themeTexts[theme].label,
  accent: accent ?? 'The one of the theme',
  typePairing: typePairing ? pairingTexts[typePairing].label : 'The one of the theme',
  colorScheme: schemeTexts[colorScheme].label,
  sections: sections.map(({ key, isShown }) => `${sectionLabel(key)}${isShown ? '' : ' (hidden)'}`),
});

/** What publishing changes for visitors, sentence by sentence. */
export function changesBetween(published: Design, draft: Design): string[] {
  const [before, after] = [inWords(published), inWords(draft)];
  const looks = (['theme', 'accent', 'typePairing', 'colorScheme'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${fieldLabels[field]}: ${after[field]}`);
  const wasShown = new Map(published.sections.map(({ key, isShown }) => [key, isShown]));
  const turned = draft.sections
    .filter(({ key, isShown }) => wasShown.get(key) !== isShown)
    .map(({ key, isShown }) =>
      isShown ? `${sectionLabel(key)} becomes visible` : `${sectionLabel(key)} is hidden`,
    );
  const orderOf = ({ sections }: Design) => sections.map(({ key }) => key).join(' ');
  const order = orderOf(published) === orderOf(draft) ? [] : ['The sections stand in another order'];
  return [...looks, ...turned, ...order];
}
