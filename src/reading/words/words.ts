/**
 * What a language says in CVs: lists of words and phrases in lower case, separated by commas. Accents, dots and apostrophes
 * make no difference. What begins with `-` stands for all words that end so: `-leiter` for `Teamleiter`.
 */
export interface Words {
  /** Twelve: the full names and the short forms. */
  months: readonly string[];
  seasons: string;
  /** The end of what goes on. */
  present: string;
  since: string;
  until: string;
  /** Between the two dates of a period. */
  to: string;
  /** What stands before or after a date that lies ahead. */
  expected: string;
  /** What stands before a date and says nothing: `from`, `of`. */
  dateFillers: string;
  /** Units of a duration: `2 yrs 3 mos`. */
  durations: string;

  /** Words that occur in names of positions. */
  positions: string;
  /** Words that occur in names of companies. */
  companies: string;
  /** Between a position and its company. */
  at: string;
  /** Words that occur in names of schools. */
  institutions: string;
  degrees: string;
  /** Between a degree and its field. */
  fieldLinks: string;

  /** Labels of parts of an entry. */
  grade: string;
  honours: string;
  fieldLabels: string;
  coursework: string;
  activities: string;
  technologies: string;
  achievements: string;
  issuer: string;
  credentialId: string;
  expires: string;
  companyLabels: string;
  positionLabels: string;
  locationLabels: string;
  periodLabels: string;

  /** Names of levels, of languages and of other skills. */
  levels: string;
  years: string;
  languagesGroup: string;

  email: string;
  phone: string;
  website: string;
  address: string;
  /** Labels of facts that belong to no contact: date of birth, nationality. */
  personal: string;
  streets: string;
  cities: string;
  countries: string;
  remote: string;
  /** What stands before the number of a page. */
  page: string;
  /** The name of the kind of document. */
  document: string;
}
