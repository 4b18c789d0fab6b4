/** The languages that the corpus is written in. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt';

/** A date as the person knows it: `2018-09`, `2018`, or a season such as `2017-summer`. */
export type When = string;

export interface Job {
  company: string;
  position: string;
  place: string;
  start: When;
  end: When | 'present';
  bullets: string[];
}

export interface Study {
  institution: string;
  degree: string;
  /** Printed behind the degree, in the words of the language. */
  field?: string;
  place: string;
  start?: When;
  end: When | 'present';
  note?: string;
}

export interface Certification {
  name: string;
  issuer?: string;
  date?: When;
}

/** A further part of a CV, of lines that belong to no field that is scored. */
export interface FurtherPart {
  kind: 'projects' | 'publications' | 'awards' | 'volunteering' | 'interests' | 'references';
  lines: string[];
}

/** An invented person, and everything that their CV says. */
export interface Person {
  id: string;
  language: Language;
  name: string;
  title: string;
  email: string;
  phone: string;
  /** Street and postcode, as far as the person gives them. */
  street?: string;
  place: string;
  links: { site: string; address: string }[];
  summary: string;
  work: Job[];
  education: Study[];
  skills: { group: string; items: string[] }[];
  certifications: Certification[];
  languages: { name: string; level: string }[];
  further: FurtherPart[];
}
