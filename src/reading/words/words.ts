/**
 * The words of a language that matter in CVs: lists of words and phrases in lower case, separated by commas. Accents,
 * dots and apostrophes are ignored. An entry that begins with `-` matches all words with this ending: `-leiter` matches
 * `Teamleiter`.
 */
export interface Words {
  /** Twelve lists, each with the full name and short forms. */
  months: readonly string[];
  seasons: string;
  /** The end of an ongoing period. */
  present: string;
  since: string;
  until: string;
  /** Between the two dates of a period. */
  to: string;
  /** Words before or after a date in the future. */
  expected: string;
  /** Words before a date that mean nothing here: `from`, `of`. */
  dateFillers: string;
  /** Units of a duration: `2 yrs 3 mos`. */
  durations: string;

  /** Words that occur in names of positions. */
  positions: string;
  /** Times without work that CVs state among positions. */
  breaks: string;
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
  /** Whether a course was completed: `diploma obtained`. */
  completion: string;
  fieldLabels: string;
  coursework: string;
  activities: string;
  technologies: string;
  achievements: string;
  /** Ranks that a professional body confers. */
  ranks: string;
  issuer: string;
  credentialId: string;
  expires: string;
  companyLabels: string;
  positionLabels: string;
  locationLabels: string;
  personLabels: string;
  periodLabels: string;
  degreeLabels: string;
  institutionLabels: string;
  certificateLabels: string;

  /** The levels of languages and other skills. */
  levels: string;
  years: string;

  email: string;
  phone: string;
  website: string;
  address: string;
  /** Labels of personal details other than contacts: date of birth, nationality. */
  personal: string;
  streets: string;
  cities: string;
  countries: string;
  /** Words before the place where somebody lives. */
  remote: string;
  /** Words before a page number. */
  page: string;
  /** What documents like this are called. */
  document: string;
}
