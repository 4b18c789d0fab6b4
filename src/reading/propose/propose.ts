import { type Proposal, proposal, type ReadText } from '../../contracts/cv-import';
import { type ProfileInformation, profileInformation } from '../../contracts/profile';
import { sectionContracts } from '../../contracts/sections';
import type { Reading, ReadValue, Sourced } from '../reading';
import { isWholeAddress, partsOf, residence } from './contacts';
import {
  type Draft,
  draftAddress,
  draftCertification,
  draftContact,
  draftEducation,
  draftFact,
  draftSkill,
  draftTestimonial,
  draftWork,
} from './entries';
import { type Fitted, fitter, tidyText } from './fit';
import { textOf } from './text-of';
import { uncitedLines } from './uncited';

/** How the entries of a section are made. */
interface Maker<R extends Sourced, V extends Record<string, unknown>> {
  section: { maxItems: number; noun: string };
  draft: (read: R) => Draft<V>;
  clip: (candidate: Record<string, unknown>) => Fitted<V>;
  /** Whether the values are sufficient for an entry; otherwise they are kept as text. */
  isEntry: (values: V) => boolean;
}

const { workExperience, education, certifications, skills, contacts, addresses, facts, testimonials } =
  proposal.shape.sections.shape;

const fits = {
  workExperience: fitter(workExperience.element.shape.values),
  education: fitter(education.element.shape.values),
  certifications: fitter(certifications.element.shape.values),
  skills: fitter(skills.element.shape.values),
  contacts: fitter(contacts.element.shape.values),
  addresses: fitter(addresses.element.shape.values),
  facts: fitter(facts.element.shape.values),
  testimonials: fitter(testimonials.element.shape.values),
  profile: fitter(profileInformation.partial()),
};

/** A long CV has a few hundred lines; anything with more unplaced texts is not a CV. */
const mostUnplaced = 3000;

/** Turns what was read into drafts that the sections accept, or that only lack required fields. */
export function propose(reading: Reading): Proposal {
  const unplaced: Proposal['unplaced'] = [];
  const warnings = new Set(reading.warnings.map((text) => tidyText(text)).filter(Boolean));
  const addUnplaced = ({ lines }: Sourced, texts: string[]) => {
    for (const text of texts) if (text) unplaced.push({ text, page: lines[0]?.page ?? null, lines });
  };
  const addAllUnplaced = (read: Sourced) => addUnplaced(read, [...textsOfTitles(read), textOf(read)]);

  function profileText(field: keyof ProfileInformation, text: ReadValue | undefined): ReadText {
    if (!text) return null;
    const { values, left } = fits.profile({ [field]: text.value });
    addUnplaced(text, left);
    const value = values[field];
    if (!value) addUnplaced(text, textsOfTitles(text));
    return value ? { value, confidence: share(text.confidence), lines: linesOf(text) } : null;
  }

  function entriesOf<R extends Sourced, V extends Record<string, unknown>>(
    read: R[],
    { section, draft, clip, isEntry }: Maker<R, V>,
  ) {
    if (read.length > section.maxItems) {
      warnings.add(
        `The document has more than ${section.maxItems} entries for one section (${section.noun}). The others are listed as text.`,
      );
    }
    for (const each of read.slice(section.maxItems)) addAllUnplaced(each);
    return read.slice(0, section.maxItems).flatMap((each) => {
      const { values: candidate, uncertain = [], printed = {}, left = [] } = draft(each);
      const fitted = clip(candidate);
      if (!isEntry(fitted.values)) {
        addAllUnplaced(each);
        return [];
      }
      if (fitted.left.length > 0) {
        warnings.add('Some texts do not fit into their fields. What did not fit is listed as text.');
      }
      addUnplaced(each, left);
      addUnplaced(each, fitted.left);
      return [
        {
          values: fitted.values,
          confidence: share(each.confidence),
          lines: linesOf(each),
          uncertain: [...new Set(uncertain)],
          printed,
        },
      ];
    });
  }

  const home = reading.location ?? locationOf(reading.addresses);
  for (const address of reading.addresses) {
    const isShown = isWholeAddress(address) || partsOf(address).every((part) => home?.value.includes(part));
    if (!isShown) addAllUnplaced(address);
  }

  const read = {
    profile: {
      displayName: profileText('displayName', reading.name),
      jobTitle: profileText('jobTitle', reading.jobTitle),
      location: profileText('location', home),
      bio: profileText('bio', reading.summary),
    },
    sections: {
      workExperience: entriesOf(reading.work, {
        section: sectionContracts.workExperience,
        draft: draftWork,
        clip: fits.workExperience,
        isEntry: ({ company, position, description }) => Boolean(company || position || description),
      }),
      education: entriesOf(reading.education, {
        section: sectionContracts.education,
        draft: draftEducation,
        clip: fits.education,
        isEntry: ({ institution, degree, fieldOfStudy }) => Boolean(institution || degree || fieldOfStudy),
      }),
      certifications: entriesOf(reading.certifications, {
        section: sectionContracts.certifications,
        draft: draftCertification,
        clip: fits.certifications,
        isEntry: ({ name }) => Boolean(name),
      }),
      skills: entriesOf(reading.skills, {
        section: sectionContracts.skills,
        draft: draftSkill,
        clip: fits.skills,
        isEntry: ({ name }) => Boolean(name),
      }),
      contacts: entriesOf(reading.contacts, {
        section: sectionContracts.contacts,
        draft: draftContact,
        clip: fits.contacts,
        isEntry: ({ value }) => Boolean(value),
      }),
      addresses: entriesOf(reading.addresses.filter(isWholeAddress), {
        section: sectionContracts.addresses,
        draft: draftAddress,
        clip: fits.addresses,
        isEntry: ({ street, city, postalCode }) => Boolean(street && city && postalCode),
      }),
      facts: entriesOf(reading.facts, {
        section: sectionContracts.facts,
        draft: draftFact,
        clip: fits.facts,
        isEntry: ({ fact }) => Boolean(fact),
      }),
      testimonials: entriesOf(reading.testimonials, {
        section: sectionContracts.testimonials,
        draft: draftTestimonial,
        clip: fits.testimonials,
        isEntry: ({ content }) => Boolean(content),
      }),
    },
  };
  const texts = tidied(reading).concat(unplaced);
  const uncited = uncitedLines(reading, read, texts);
  return {
    ...read,
    unplaced: listed(texts.concat(uncited), warnings),
    headings: reading.headings,
    warnings: [...warnings],
  };
}

const textsOfTitles = ({ titles = [] }: Sourced) => titles.map(({ text }) => text);
const linesOf = ({ titles = [], lines }: Sourced) => [...titles, ...lines];

/** Limits the number of texts to what people can look through. */
function listed(texts: Proposal['unplaced'], warnings: Set<string>): Proposal['unplaced'] {
  if (texts.length > mostUnplaced) {
    warnings.add(`Only the first ${mostUnplaced} of ${texts.length} texts without a place are listed.`);
  }
  return texts.slice(0, mostUnplaced);
}

/** The document's unplaced texts, except for those without visible characters. */
const tidied = ({ unplaced }: Reading): Proposal['unplaced'] =>
  unplaced
    .map(({ text, page, heading, lines }) => ({
      text: tidyText(text, true),
      page,
      ...(heading ? { heading } : {}),
      lines,
    }))
    .filter(({ text }) => text !== '');

/** Where somebody lives, according to the first address that says so. */
function locationOf(addresses: Reading['addresses']): ReadValue | undefined {
  const address = addresses.find((each) => residence(each) !== '');
  return address && { ...address, value: residence(address) };
}

const share = (confidence: number) => Math.min(1, Math.max(0, confidence)) || 0;
