import type { z } from 'zod';
import { type Proposal, proposal, type ReadText } from '../../contracts/cv-import';
import { readDesign } from '../../contracts/design';
import type { PortableProfile } from '../../contracts/portable-profile';
import { profileInformation } from '../../contracts/profile';
import { sectionContracts } from '../../contracts/sections';
import { numberingLines } from '../numbering-lines';
import { fitter } from './fit';
import { textsOf } from './text-of';

const shapes = proposal.shape.sections.shape;
const values = {
  workExperience: shapes.workExperience.element.shape.values,
  education: shapes.education.element.shape.values,
  certifications: shapes.certifications.element.shape.values,
  skills: shapes.skills.element.shape.values,
  contacts: shapes.contacts.element.shape.values,
  addresses: shapes.addresses.element.shape.values,
  facts: shapes.facts.element.shape.values,
  testimonials: shapes.testimonials.element.shape.values,
};

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
  function entriesOf<S extends z.ZodObject>(drafts: unknown[], maxItems: number, schema: S) {
    const clip = fitter(schema);
    for (const draft of drafts.slice(maxItems)) addUnplaced(textOf(draft));
    return drafts.slice(0, maxItems).flatMap((draft) => {
      const exact = schema.safeParse(draft).data;
      const fitted = exact ? { values: exact, left: [] } : clip(fieldsOf(draft));
      const lines = Object.values(fitted.values).flatMap(textsOf).map(toLine);
      for (const text of fitted.left) addUnplaced(text);
      return Object.keys(fitted.values).length > 0 ? [{ ...sure, lines, values: fitted.values }] : [];
    });
  }

  const clipProfile = fitter(profileInformation.partial());
  function profileText(field: keyof PortableProfile['profile']): ReadText {
    const exact = profileInformation.shape[field].safeParse(profile[field]).data;
    const { values, left } = exact
      ? { values: { [field]: exact }, left: [] }
      : clipProfile({ [field]: profile[field] });
    for (const text of left) addUnplaced(text);
    const value = values[field];
    return value ? { value, confidence: 1, lines: [toLine(value)] } : null;
  }

  return {
    profile: {
      displayName: profileText('displayName'),
      jobTitle: profileText('jobTitle'),
      location: profileText('location'),
      bio: profileText('bio'),
    },
    sections: {
      workExperience: entriesOf(
        saved.workExperience,
        sectionContracts.workExperience.maxItems,
        values.workExperience,
      ),
      education: entriesOf(saved.education, sectionContracts.education.maxItems, values.education),
      certifications: entriesOf(
        saved.certifications,
        sectionContracts.certifications.maxItems,
        values.certifications,
      ),
      skills: entriesOf(saved.skills, sectionContracts.skills.maxItems, values.skills),
      contacts: entriesOf(saved.contacts, sectionContracts.contacts.maxItems, values.contacts),
      addresses: entriesOf(saved.addresses, sectionContracts.addresses.maxItems, values.addresses),
      facts: entriesOf(saved.facts, sectionContracts.facts.maxItems, values.facts),
      testimonials: entriesOf(
        saved.testimonials,
        sectionContracts.testimonials.maxItems,
        values.testimonials,
      ),
    },
    unplaced,
    headings: [],
    warnings: [],
    keepsOrder: true,
    ...pageOf(portable),
  };
}

/** The page that a profile was on; nothing if it was not saved by its owner. */
export const pageOf = ({ page }: PortableProfile): Pick<Proposal, 'page'> =>
  page ? { page: { visibility: page.visibility, design: readDesign(page.design) } } : {};

/** The fields of a draft; empty if it is not an object. */
const fieldsOf = (draft: unknown): Record<string, unknown> =>
  typeof draft === 'object' && draft !== null ? Object.fromEntries(Object.entries(draft)) : {};

const textOf = (draft: unknown): string => Object.values(fieldsOf(draft)).flatMap(textsOf).join(', ');
