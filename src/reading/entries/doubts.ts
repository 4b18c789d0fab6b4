import type { Period, ReadEducation, ReadWork, Sourced } from '../reading';
import { findDates } from './dates/dates';
import { type Hints, holdsBoth } from './heads/roles';
import { placeEvidence } from './places/places';
import { companyEvidence, degreeEvidence, positionEvidence, schoolEvidence } from './text/evidence';
import { wordsOf } from './text/lexicon';

// What is likely to be wrong, judged by how a value looks and whether the entry is like the others: on the CVs of others
// that the rules were made with, this marks three of five wrong values and one of nine right ones. Values that differ in
// other readings of the same document, without its columns, its headings or the lists of words, are hardly more often wrong.

/** Names have fewer words than sentences. */
const mostWords = { name: 8, skill: 4 };

const countOf = (sign: string, text: string) => text.split(sign).length;

/** Whether a text was cut from something longer, or has more in it than a name. */
const isFragment = (text: string) =>
  /[:,;–-]$|\p{Ll}{4}\.$/u.test(text) ||
  /[\u2190-\u21ff\ufffd[\]|…]|=>| \p{Ll}{1,2}$/u.test(text) ||
  countOf('(', text) !== countOf(')', text) ||
  findDates(text).length > 0;

const isOddName = (text: string, hints: Hints) =>
  !/^[\p{Lu}\p{Lo}\d"“„«(.@]/u.test(text) ||
  isFragment(text) ||
  text.includes(': ') ||
  wordsOf(text).length > mostWords.name ||
  holdsBoth(text, hints);

/** Which of the two names of an entry are doubtful. */
function doubtfulNames(what: string | undefined, where: string | undefined, hints: Hints) {
  if (what === undefined || where === undefined) return { what: true, where: true };
  const isSwapped = hints.where(what) > hints.what(what) || hints.what(where) > hints.where(where);
  const isUnknown = hints.what(what) <= 0 && hints.where(where) <= 0;
  const areBoth = isSwapped || isUnknown;
  return { what: areBoth || isOddName(what, hints), where: areBoth || isOddName(where, hints) };
}

const fieldsOf = (doubts: Record<string, boolean>) => Object.keys(doubts).filter((field) => doubts[field]);

/** A period that ends as it begins may lack its end. */
const isOneDate = ({ start, end }: Period) =>
  start !== undefined && JSON.stringify(start) === JSON.stringify(end);

const evidenceOfWork = { what: positionEvidence, where: companyEvidence };

/** What an entry has that some others of its list may have as well. */
interface Form {
  hasOneName: boolean;
  isStudy: boolean;
}

function formOf({ position, company }: ReadWork): Form {
  const isKnown = positionEvidence(position ?? '') > 0;
  return {
    hasOneName: position === undefined || company === undefined,
    isStudy: !isKnown && (degreeEvidence(position ?? '') > 0 || schoolEvidence(company ?? '') > 1),
  };
}

/** Whether three or more entries have a form, which is then the document's. */
const isUsual = (forms: readonly Form[], form: keyof Form) =>
  forms.length > 2 && forms.filter((each) => each[form]).length * 2 >= forms.length;

/** The fields of each position that are likely to be wrong. An entry that differs in form from the others is doubted whole. */
export function doubtsAboutWork(works: readonly ReadWork[]): string[][] {
  const forms = works.map(formOf);
  const areUsual = { alone: isUsual(forms, 'hasOneName'), studies: isUsual(forms, 'isStudy') };
  const counts = new Map<string, number>();
  for (const { company = '' } of works) counts.set(company, (counts.get(company) ?? 0) + 1);
  return works.map((work) => {
    const { company } = work;
    // What several jobs share and no word shows to be an employer may be the heading above them.
    const isShared = company !== undefined && companyEvidence(company) <= 0 && (counts.get(company) ?? 0) > 1;
    return [...doubtsAboutJob(work, areUsual), ...(isShared ? ['company'] : [])];
  });
}

function doubtsAboutJob(work: ReadWork, areUsual: { alone: boolean; studies: boolean }): string[] {
  const { position, company, start, end } = work;
  const names = doubtfulNames(position, company, evidenceOfWork);
  const isKnown = positionEvidence(position ?? '') > 0;
  const { hasOneName, isStudy } = formOf(work);
  const isOdd = (hasOneName && !areUsual.alone) || (isStudy && !areUsual.studies);
  const isUsualAlone = hasOneName && areUsual.alone && isKnown && !isOddName(position ?? '', evidenceOfWork);
  return fieldsOf({
    position: position !== undefined && !isUsualAlone && (isOdd || !isKnown || names.what),
    company: company !== undefined && (isOdd || names.where),
    startDate: start !== undefined && isOdd,
    endDate: end !== undefined && end !== 'present' && (isOdd || isOneDate({ start, end })),
    isCurrent: end === 'present' && isOdd,
  });
}

/** The fields of a study that are likely to be wrong. */
export function doubtsAboutEducation({ degree, institution }: ReadEducation): string[] {
  const names = doubtfulNames(degree, institution, { what: degreeEvidence, where: schoolEvidence });
  return fieldsOf({
    degree: degree !== undefined && names.what,
    institution: institution !== undefined && (names.where || schoolEvidence(institution) <= 0),
  });
}

/** The fields of a certificate that are likely to be wrong. */
export const doubtsAboutCertification = (name: string): string[] =>
  fieldsOf({ name: isFragment(name) || isSmall(name) || wordsOf(name).length > mostWords.name });

const isOddSkill = (name: string) =>
  isFragment(name) || wordsOf(name).length > mostWords.skill || placeEvidence(name) >= 2;

/** In a list of which this share begins with capitals, what does not is part of a sentence. */
const mostlyCapitals = 0.7;
const isSmall = (name: string) => /^\p{Ll}+(?: |$)/u.test(name);

/** Marks what was listed as a skill and is likely to be something else. */
export function withDoubts<S extends Sourced & { name: string }>(skills: readonly S[]): S[] {
  const areCapitals = skills.filter(({ name }) => !isSmall(name)).length >= skills.length * mostlyCapitals;
  return skills.map((skill) =>
    isOddSkill(skill.name) || (areCapitals && isSmall(skill.name)) ? { ...skill, confidence: 0.5 } : skill,
  );
}
