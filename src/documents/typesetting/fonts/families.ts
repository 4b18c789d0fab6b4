import { createRequire } from 'node:module';
import path from 'node:path';
import type { TypePairing } from '../../../contracts/design';

/** A font family in a Fontsource package. */
export interface Family {
  /** The name of the package and the prefix of its file names. */
  id: string;
  /** The axis in the file names; none if each weight has a file. */
  axis?: 'wght' | 'opsz';
  /** The subsets to use; all if omitted. Some packages list characters that their fonts lack. */
  parts?: string[];
  /** The weights to use. */
  weights: number[];
  /** Other axes, fixed at a value. */
  pinned?: Record<string, number>;
  /** How much larger than designed it is set, and how high its lines are without the space between them, in ems. */
  enlarged?: { scale: number; lineHeight: number };
  /** The features to keep; all if omitted. */
  features?: string[];
}

const text = (id: string): Family => ({ id, axis: 'wght', weights: [400, 600] });

/** A family for a script, of whose package only the subset of that script is used. */
const script = (id: string): Family => ({ ...text(id), parts: [id.split('-').at(-1) ?? id] });

const inter = text('inter');
const fraunces: Family = { id: 'fraunces', axis: 'opsz', weights: [600], pinned: { opsz: 36 } };

/** The families for headings and for text. */
export interface Pairing {
  headings: Family[];
  text: Family[];
  /** How much larger its text is set than that of Inter, because its letters are drawn small. */
  scale: number;
  /** How wide its letters are on average in English text, blanks among them, in ems: the length of lines follows from it. */
  letterWidth: number;
}

/** The families of each type pairing of the page. */
export const pairings: Record<TypePairing, Pairing> = {
  'fraunces-inter': { headings: [fraunces], text: [inter], scale: 1, letterWidth: 0.461 },
  archivo: { headings: [text('archivo')], text: [text('archivo')], scale: 1.02, letterWidth: 0.421 },
  'hanken-grotesk': {
    headings: [text('hanken-grotesk')],
    text: [text('hanken-grotesk')],
    scale: 1.07,
    letterWidth: 0.435,
  },
  'bricolage-inter': {
    headings: [text('bricolage-grotesque')],
    text: [inter],
    scale: 1,
    letterWidth: 0.461,
  },
  'source-serif-source-sans': {
    headings: [text('source-serif-4')],
    text: [text('source-sans-3')],
    scale: 1.07,
    letterWidth: 0.405,
  },
};

/** For Latin, Greek and Cyrillic letters that a pairing lacks. */
export const usualFamily = inter;

/** For scripts that the families of the pairings lack. */
export const scripts = {
  // Without kerning and raised letters: programs take wide distances for blanks, and raised letters for words of their own.
  arabic: {
    id: 'amiri',
    weights: [400, 700],
    parts: ['arabic'],
    enlarged: { scale: 1.15, lineHeight: 1 },
    features: ['ccmp', 'locl', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'],
  },
  hebrew: script('noto-sans-hebrew'),
  chinese: text('noto-sans-sc'),
  japanese: text('noto-sans-jp'),
  korean: text('noto-sans-kr'),
  tibetan: { ...script('noto-serif-tibetan'), enlarged: { scale: 1.1, lineHeight: 1 } },
  emoji: { id: 'noto-emoji', axis: 'wght', weights: [400] },
} satisfies Record<string, Family>;

/** For scripts whose letters no other family has as a whole. */
export const furtherScripts: Family[] = [
  script('noto-sans-devanagari'),
  script('noto-sans-bengali'),
  script('noto-sans-gurmukhi'),
  script('noto-sans-gujarati'),
  script('noto-sans-tamil'),
  script('noto-sans-telugu'),
  script('noto-sans-sinhala'),
  script('noto-sans-thai'),
  script('noto-sans-khmer'),
  { ...script('noto-sans-myanmar'), enlarged: { scale: 1, lineHeight: 0.95 } },
  script('noto-sans-ethiopic'),
];

const require = createRequire(import.meta.url);

/** The folder of a family's package. */
export const folderOf = ({ id, axis }: Family): string =>
  path.dirname(require.resolve(`${axis ? '@fontsource-variable' : '@fontsource'}/${id}/package.json`));

/** The compressed font with some characters of a family, in a weight. */
export const fontFile = (family: Family, part: string, weight: number): string =>
  path.join(folderOf(family), 'files', `${family.id}-${part}-${family.axis ?? weight}-normal.woff2`);
