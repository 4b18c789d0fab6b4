import type { SourceLine } from '../contracts/cv-import';

/** What every part of a reading says about itself. */
export interface Sourced {
  /** From 0 to 1. */
  confidence: number;
  /** The lines that it was read from. */
  lines: SourceLine[];
  /** The titles of the sections that it is the first part of. */
  titles?: SourceLine[];
}

/** A text, and where it stands. */
export interface ReadValue extends Sourced {
  value: string;
}

/** A date as exactly as it is printed. */
export interface ReadDate {
  year: number;
  /** 1 to 12. */
  month?: number;
  day?: number;
}

/** A period; the dates that are not printed are left out. */
export interface Period {
  start?: ReadDate;
  end?: ReadDate | 'present';
}

/** A position, paid or not. */
export interface ReadWork extends Sourced, Period {
  company?: string;
  position?: string;
  location?: string;
  /** Prose about it, with line breaks between paragraphs. */
  description?: string;
  achievements: string[];
  technologies: string[];
  /** Names of the fields above that are doubtful. */
  doubtful: string[];
}

/** A degree, a course, a school. */
export interface ReadEducation extends Sourced, Period {
  institution?: string;
  /** As printed: `M.Sc. Digital Media`. */
  degree?: string;
  fieldOfStudy?: string;
  location?: string;
  grade?: string;
  honours?: string;
  description?: string;
  coursework: string[];
  activities: string[];
  achievements: string[];
  doubtful: string[];
}

export interface ReadCertification extends Sourced {
  name: string;
  issuer?: string;
  date?: ReadDate;
  expiry?: ReadDate;
  credentialId?: string;
  url?: string;
  description?: string;
  doubtful: string[];
}

export interface ReadSkill extends Sourced {
  name: string;
  /** The label that stands before its group, as printed. */
  group?: string;
  /** As printed: `fluent`, `4/5`, `C1`. */
  level?: string;
  years?: number;
}

export interface ReadContact extends Sourced {
  type: 'email' | 'phone' | 'website' | 'social';
  value: string;
  /** What stands beside it (`Mobile`), or the name of the site. */
  label?: string;
}

/** A postal address with its parts as far as they were told apart. */
export interface ReadAddress extends Sourced {
  street?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
}

/** What somebody else wrote about the person. */
export interface ReadTestimonial extends Sourced {
  name: string;
  role?: string;
  company?: string;
  content?: string;
}

/** Text without a place of its own, with the heading that it stands under. */
export interface Unplaced {
  text: string;
  page: number | null;
  heading?: string;
  lines: SourceLine[];
}

/** Everything that was read in a document, in its own words. */
export interface Reading {
  name?: ReadValue;
  jobTitle?: ReadValue;
  location?: ReadValue;
  summary?: ReadValue;
  contacts: ReadContact[];
  addresses: ReadAddress[];
  work: ReadWork[];
  education: ReadEducation[];
  certifications: ReadCertification[];
  /** Languages are among them, with their level. */
  skills: ReadSkill[];
  /** Short statements about the person, such as awards. */
  facts: ReadValue[];
  testimonials: ReadTestimonial[];
  unplaced: Unplaced[];
  headings: SourceLine[];
  warnings: string[];
}
