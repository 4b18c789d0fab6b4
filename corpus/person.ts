/** The languages of the corpus. */
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
  /** Printed after the degree, in the person's language. */
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

/** An additional part of a CV whose lines belong to no scored field. */
export interface FurtherPart {
  kind: 'projects' | 'publications' | 'awards' | 'volunteering' | 'interests' | 'references';
  lines: string[];
}

/** An invented person, with the whole content of their CV. */
export interface Person {
  id: string;
  language: Language;
  name: string;
  title: string;
  email: string;
  phone: string;
  /** Street and postcode, if the person gives them. */
  street?: string;
  place: string;
  /** The place in other words that are as right, such as without its postcode. */
  placeForms?: string[];
  links: { site: string; address: string }[];
  summary: string;
  work: Job[];
  education: Study[];
  skills: { group: string; items: string[] }[];
  certifications: Certification[];
  languages: { name: string; level: string }[];
  further: FurtherPart[];
}
