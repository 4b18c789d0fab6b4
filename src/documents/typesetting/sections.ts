import type { DocumentForm } from '../../contracts/exports';
import { keysOf } from '../../contracts/keys-of';
import type { Portfolio } from '../portfolio';
import { type ContactContent, contactSection } from './contact-section';
import { certificationEntry, jobEntry, type PaperEntry, schoolEntry } from './entries';
import {
  type NotesContent,
  notes,
  type PicturesContent,
  pictures,
  type QuotesContent,
  quotes,
} from './impressions';
import { paragraphsOf } from './paragraphs';
import { type GroupsContent, skillGroups } from './skill-groups';

/** What a template shows under a heading; its kind says how. */
export type SectionContent = { title: string } & (
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'entries'; entries: PaperEntry[] }
  | GroupsContent
  | QuotesContent
  | PicturesContent
  | NotesContent
  | ContactContent
);

export interface SectionOptions {
  form: DocumentForm;
  today: string;
  /** The sections of the page, in its order. */
  order: string[];
  /** The text about the person, without the part at the top. */
  about: string;
  /** The file names of the images, by address. */
  pictures: Map<string, string>;
  /** The address of the page. */
  canonical: string;
}

/** A section; `isEmpty` if there is nothing to show. */
interface Candidate {
  isEmpty: boolean;
  section: () => SectionContent;
}

const entries = (title: string, of: PaperEntry[]): SectionContent => ({
  title,
  kind: 'entries',
  entries: of,
});

/** The order of sections that applicant tracking systems expect. */
const plainOrder = [
  'about',
  'workExperience',
  'education',
  'certifications',
  'skills',
  'testimonials',
  'facts',
  'contact',
];

/** The sections of a document, with the same titles as on the page. */
export function sectionsOf(portfolio: Portfolio, options: SectionOptions): SectionContent[] {
  const { form, today, order, about, canonical } = options;
  const { workExperience, skills, testimonials, gallery, education, certifications, facts } = portfolio;
  const { contacts, addresses } = portfolio;
  const candidates: Record<string, Candidate> = {
    about: {
      isEmpty: !about,
      section: () => ({ title: 'About', kind: 'text', paragraphs: paragraphsOf(about) }),
    },
    workExperience: {
      isEmpty: workExperience.length === 0,
      section: () =>
        entries(
          'Experience',
          workExperience.map((job) => jobEntry(job, today)),
        ),
    },
    skills: {
      isEmpty: skills.length === 0,
      section: () => ({ title: 'Skills', ...skillGroups(skills) }),
    },
    testimonials: {
      isEmpty: testimonials.length === 0,
      section: () => ({ title: 'In their words', ...quotes(testimonials, canonical) }),
    },
    gallery: {
      isEmpty: form === 'plain' || !gallery.some(({ imageUrl }) => options.pictures.has(imageUrl)),
      section: () => ({ title: 'Photos', ...pictures(gallery, options.pictures) }),
    },
    education: {
      isEmpty: education.length === 0,
      section: () => entries('Education', education.map(schoolEntry)),
    },
    certifications: {
      isEmpty: certifications.length === 0,
      section: () =>
        entries(
          'Certifications',
          certifications.map((one) => certificationEntry(one, today)),
        ),
    },
    facts: {
      isEmpty: facts.length === 0,
      section: () => ({ title: 'Also true', ...notes(facts) }),
    },
    contact: {
      isEmpty: contacts.length + addresses.length === 0,
      section: () => ({ title: 'Get in touch', ...contactSection(portfolio) }),
    },
  };
  // The page shows education and certifications in one section.
  const pageOrder = order.flatMap((key) => (key === 'education' ? [key, 'certifications'] : [key]));
  const wanted = form === 'plain' ? plainOrder : pageOrder;
  return [...new Set([...wanted, ...keysOf(candidates)])].flatMap((key) => {
    const candidate = candidates[key];
    return candidate && !candidate.isEmpty ? [candidate.section()] : [];
  });
}
