import {
  type ImportableSection,
  importableSections,
  type Proposal,
  type ProposedEntry,
  type ProposedSections,
  type ReadText,
} from '../../contracts/cv-import';
import { readDesign } from '../../contracts/design';
import { recordOf } from '../../contracts/keys-of';
import type { PortableProfile } from '../../contracts/portable-profile';
import { profileInformation } from '../../contracts/profile';
import { sectionContracts } from '../../contracts/sections';
import { numberingLines } from '../numbering-lines';
import { sectionReadings } from '../sections';
import type { SectionReading } from '../sections/section-reading';
import { fitter } from './fit';
import { textsOf } from './text-of';

/** The entries are what their owner wrote, so nothing is uncertain. */
const sure = { confidence: 1, uncertain: [], printed: {} };

/**
 * Turns a profile that this product saved into identical drafts, field by field. The file may be from an older version
 * or written by hand, so whatever the sections no longer accept is fitted or listed as text.
 */
export function proposePortable(portable: PortableProfile): Proposal {
  const { profile, sections: saved } = portable;
  const unplaced: Proposal['unplaced'] = [];
  const toLine = numberingLines();
  const addUnplaced = (text: string) => {
    if (text) unplaced.push({ text, page: null, lines: [toLine(text)] });
  };

  /** The drafts of a section, in a form that the section accepts. */
  function entriesOf<K extends ImportableSection>(key: K): ProposedEntry<K>[] {
    const { fit }: SectionReading<K> = sectionReadings[key];
    const { maxItems } = sectionContracts[key];
    for (const draft of saved[key].slice(maxItems)) addUnplaced(textOf(draft));
    return saved[key].slice(0, maxItems).flatMap((draft) => {
      const exact = fit.exact(draft);
      const fitted = exact ? { values: exact, left: [] } : fit.clip(fieldsOf(draft));
      const lines = Object.values(fitted.values).flatMap(textsOf).map(toLine);
      for (const text of fitted.left) addUnplaced(text);
      return Object.keys(fitted.values).length > 0 ? [{ ...sure, lines, values: fitted.values }] : [];
    });
  }

  const fitProfile = fitter(profileInformation.partial());
  function profileText(field: keyof PortableProfile['profile']): ReadText {
    const exact = profileInformation.shape[field].safeParse(profile[field]).data;
    const { values, left } = exact
      ? { values: { [field]: exact }, left: [] }
      : fitProfile.clip({ [field]: profile[field] });
    for (const text of left) addUnplaced(text);
    const value = values[field];
    return value ? { value, confidence: 1, lines: [toLine(value)] } : null;
  }

  return {
    profile: {
      displayName: profileText('displayName'),
      jobTitle: profileText('jobTitle'),
      location: profileText('location'),
      availability: profileText('availability'),
      bio: profileText('bio'),
    },
    sections: recordOf<ProposedSections>(importableSections, entriesOf),
    unplaced,
    headings: [],
    warnings: [],
    keepsOrder: true,
    ...pageOf(portable),
  };
}

/** The page that a profile was on; nothing if it was not saved by its owner. */
export const pageOf = ({ page }: PortableProfile): Pick<Proposal, 'page'> =>
  page ? { page: { ...page, design: readDesign(page.design) } } : {};

/** The fields of a draft; empty if it is not an object. */
const fieldsOf = (draft: unknown): Record<string, unknown> =>
  typeof draft === 'object' && draft !== null ? Object.fromEntries(Object.entries(draft)) : {};

const textOf = (draft: unknown): string => Object.values(fieldsOf(draft)).flatMap(textsOf).join(', ');
