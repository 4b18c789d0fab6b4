import { Lexicon, lexicon, wordsOf } from './lexicon';

const positions = lexicon('positions');
const companies = lexicon('companies');
const institutions = lexicon('institutions');
const degrees = lexicon('degrees');
/** What schools award, as the last word of its name. */
const certificates = new Lexicon([
  'diploma, certificate, degree, diplom, zeugnis, -zeugnis, abschluss, -abschluss',
]);

/** How strongly the words of a text suggest a position. */
export const positionEvidence = (text: string) =>
  1.5 * Math.min(1, positions.count(text)) + 0.3 * Math.min(1, Math.max(0, positions.count(text) - 1));

/** How strongly the words of a text suggest a company. */
export const companyEvidence = (text: string) =>
  1.3 * Math.min(1, companies.count(text)) +
  0.8 * Math.min(1, institutions.count(text)) +
  (/\.\p{L}{2,4}$/u.test(text) && !text.includes(' ') ? 1 : 0);

/** How strongly the words of a text suggest a degree. */
export const degreeEvidence = (text: string) => {
  const [first = ''] = wordsOf(text);
  return 1.6 * Math.min(1, degrees.count(text)) + (degrees.has(first) ? 0.4 : 0);
};

/** Whether a text is a degree that names a kind of school: `High School Diploma`. */
function endsInDegree(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && certificates.is(words.at(-1) ?? '') && degrees.has(text);
}

/** How strongly the words of a text suggest a school. */
export const schoolEvidence = (text: string) =>
  endsInDegree(text)
    ? 0
    : 1.8 * Math.min(1, institutions.count(text)) + 0.3 * Math.min(1, companies.count(text));

export const isDegree = (text: string) => degrees.has(text);

/** Whether a text is a degree and nothing else: `12.º ano`. */
const isDegreeAlone = (text: string) => degrees.is(text);

/** Whether a text is an abbreviated degree and nothing else: `PhD`. */
export const isBareDegree = (text: string) => /^[\p{L}.]{2,7}$/u.test(text) && isDegreeAlone(text);

export const beginsDegree = (text: string) => degrees.begins(text);

const fieldLinks = lexicon('fieldLinks');

/** Whether a text ends in a word that comes before a field of study: `MA in`. */
export const endsInLink = (text: string) => fieldLinks.is(text.trimEnd().split(' ').at(-1) ?? '');

const departments = new Lexicon([
  'department, dept, faculty, division, fachbereich, fakultät, abteilung, lehrstuhl, département, faculté, departamento',
  'facultad, faculdade, dipartimento, facoltà, afdeling, faculteit',
]);

/** Whether a text names a part of an employer: `Department of Philosophy`. */
export const isDepartment = (text: string) => departments.begins(text);

/** Whether one of the texts names a degree and another a school, or a position and a company. */
export const areTwoNames = (texts: readonly string[]) => {
  const ofStudies = texts.map((text) => degreeEvidence(text) - schoolEvidence(text));
  const ofWork = texts.map((text) => positionEvidence(text) - companyEvidence(text));
  return [ofStudies, ofWork].some((leanings) => Math.min(...leanings) < 0 && Math.max(...leanings) > 0);
};
