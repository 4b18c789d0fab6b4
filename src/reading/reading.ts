import type { PrivateKind, SourceLine } from '../contracts/cv-import';

/** What is known about every part of a reading. */
export interface Sourced {
  /** From 0 to 1. */
  confidence: number;
  /** The lines that it was read from. */
  lines: SourceLine[];
  /** The titles of the sections whose first part it is. */
  titles?: SourceLine[];
}

/** A text with its source lines. */
export interface ReadValue extends Sourced {
  value: string;
}

/** A date, as precise as it is printed. */
export interface ReadDate {
  year: number;
  /** 1 to 12. */
  month?: number;
  day?: number;
}

/** A period; dates that are not printed are missing. */
export interface Period {
  start?: ReadDate;
  end?: ReadDate | 'present';
}

/** A position. */
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

/** A degree, a course or a school. */
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
  /** The printed label of its group. */
  group?: string;
  /** As printed: `fluent`, `4/5`, `C1`. */
  level?: string;
  years?: number;
}

/** Something that was made: on the job, in studies or in free time. */
export interface ReadProject extends Sourced, Period {
  name: string;
  role?: string;
  url?: string;
  description?: string;
  highlights: string[];
  technologies: string[];
  doubtful: string[];
}

/** A paper, a book, a patent or a talk. */
export interface ReadPublication extends Sourced {
  title: string;
  publisher?: string;
  date?: ReadDate;
  url?: string;
  authors: string[];
  description?: string;
}

export interface ReadLanguage extends Sourced {
  name: string;
  /** As printed: `fluent`, `C1`. */
  level?: string;
  description?: string;
}

export interface ReadAward extends Sourced {
  title: string;
  awarder?: string;
  date?: ReadDate;
  url?: string;
  description?: string;
}

export interface ReadContact extends Sourced {
  type: 'email' | 'phone' | 'website' | 'social';
  value: string;
  /** The printed label (`Mobile`), or the name of the site. */
  label?: string;
}

/** A postal address; parts that could not be told apart are missing. */
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

/** Text that fits no field, with the heading that it is under. */
export interface Unplaced {
  text: string;
  page: number | null;
  heading?: string;
  lines: SourceLine[];
}

/** A personal detail that is proposed nowhere. */
export interface LeftOut {
  kind: PrivateKind;
  text: string;
  page: number | null;
  lines: SourceLine[];
}

/** Everything that was read in a document, in the document's own words. */
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
  skills: ReadSkill[];
  projects: ReadProject[];
  publications: ReadPublication[];
  languages: ReadLanguage[];
  /** Unpaid positions. */
  volunteering: ReadWork[];
  awards: ReadAward[];
  /** Short statements about the person, such as interests. */
  facts: ReadValue[];
  testimonials: ReadTestimonial[];
  unplaced: Unplaced[];
  leftOut: LeftOut[];
  headings: SourceLine[];
  warnings: string[];
}
