import { createRequire } from 'node:module';
import path from 'node:path';
import type { TypePairing } from '../../../contracts/design';

/** A family of a Fontsource package. */
export interface Family {
  /** The name of the package and the beginning of its files. */
  id: string;
  /** The axis in the names of its files. */
  axis: 'wght' | 'opsz';
  /** The parts that are used; all where left out. Some name characters that they do not have. */
  parts?: string[];
  /** The weights in which it is set. */
  weights: number[];
  /** Axes other than the weight, at a fixed place. */
  pinned?: Record<string, number>;
}

const text = (id: string): Family => ({ id, axis: 'wght', weights: [400, 600] });

const inter = text('inter');
const fraunces: Family = { id: 'fraunces', axis: 'opsz', weights: [600], pinned: { opsz: 36 } };

/** The families of headings and of text. */
export interface Pairing {
  headings: Family[];
  text: Family[];
}

/** The families of each type pairing of the page. */
export const pairings: Record<TypePairing, Pairing> = {
  'fraunces-inter': { headings: [fraunces], text: [inter] },
  archivo: { headings: [text('archivo')], text: [text('archivo')] },
  'hanken-grotesk': { headings: [text('hanken-grotesk')], text: [text('hanken-grotesk')] },
  'bricolage-inter': { headings: [text('bricolage-grotesque')], text: [inter] },
  'source-serif-source-sans': { headings: [text('source-serif-4')], text: [text('source-sans-3')] },
};

/** Latin, Greek and Cyrillic, where a pairing lacks them. */
export const usualFamily = inter;

/** What the families of a pairing do not have. */
export const scripts = {
  // In Noto's, dots are glyphs of their own, and the text that is copied has letters twice.
  arabic: { ...text('vazirmatn'), parts: ['arabic'] },
  hebrew: { ...text('noto-sans-hebrew'), parts: ['hebrew'] },
  chinese: text('noto-sans-sc'),
  japanese: text('noto-sans-jp'),
  korean: text('noto-sans-kr'),
  emoji: { id: 'noto-emoji', axis: 'wght', weights: [400] },
} satisfies Record<string, Family>;

const require = createRequire(import.meta.url);

/** The folder of a family's package. */
export const folderOf = ({ id }: Family): string =>
  path.dirname(require.resolve(`@fontsource-variable/${id}/package.json`));
