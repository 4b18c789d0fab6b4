import { type ColorScheme, type Design, type PageSection, pageSections } from '../../../contracts/design';
import { type Described, pairingTexts, themeTexts } from '../../../contracts/design-names';
import { cvLooks, type Paper, papers } from '../../../contracts/exports';

export const schemeTexts: Record<ColorScheme, Described> = {
  auto: { label: 'As the device asks', description: 'Light or dark, whichever the visitor uses.' },
  light: { label: 'Always light', description: 'Dark text on light paper.' },
  dark: { label: 'Always dark', description: 'Light text on dark paper.' },
};

export const paperTexts: Record<Paper, string> = { a4: 'A4', letter: 'Letter' };

/** The look of a CV by its name, or that of the theme. */
export const cvLookLabel = (stored: string | null): string =>
  cvLooks.flatMap((look) => (look === stored ? [themeTexts[look].label] : []))[0] ?? 'As the theme';

/** The paper of documents by its name, or that of the country. */
export const paperLabel = (stored: string | null): string =>
  papers.flatMap((paper) => (paper === stored ? [paperTexts[paper]] : []))[0] ?? 'As in my country';

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
