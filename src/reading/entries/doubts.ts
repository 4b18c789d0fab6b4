import type { Period, ReadEducation, ReadWork } from '../reading';
import { findDates } from './dates/dates';
import { type Hints, holdsBoth } from './heads/roles';
import { placeEvidence } from './places/places';
import { companyEvidence, degreeEvidence, positionEvidence, schoolEvidence } from './text/evidence';
import { wordsOf } from './text/lexicon';

// What is likely to be wrong, judged by how a value looks: on the CVs of others that the rules were made with, this marks
// three of five wrong values and one of nine right ones.

/** Names have fewer words than sentences. */
const mostWords = { name: 8, skill: 4 };

const countOf = (sign: string, text: string) => text.split(sign).length;

/** Whether a text was cut from something longer, or has more in it than a name. */
const isFragment = (text: string) =>
  /[:,;–-]$|\p{Ll}{4}\.$/u.test(text) ||
  /[\u2190-\u21ff\ufffd[\]|…]/u.test(text) ||
  countOf('(', text) !== countOf(')', text) ||
  findDates(text).length > 0;

const isOddName = (text: string, hints: Hints) =>
  !/^[\p{Lu}\p{Lo}\d"“„«(.@]/u.test(text) ||
  isFragment(text) ||
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

/** The fields of a position that are likely to be wrong. */
export function doubtsAboutWork({ position, company, start, end }: ReadWork): string[] {
  const names = doubtfulNames(position, company, { what: positionEvidence, where: companyEvidence });
  const isKnown = positionEvidence(position ?? '') > 0;
  const isStudy = !isKnown && (degreeEvidence(position ?? '') > 0 || schoolEvidence(company ?? '') > 1);
  const isWhole = position !== undefined && company !== undefined && !isStudy;
  return fieldsOf({
    position: position !== undefined && (!isWhole || !isKnown || names.what),
    company: company !== undefined && (!isWhole || names.where),
    startDate: start !== undefined && !isWhole,
    endDate: end !== undefined && end !== 'present' && (!isWhole || isOneDate({ start, end })),
    isCurrent: end === 'present' && !isWhole,
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

/** Whether what was listed as a skill is likely to be something else. */
export const isOddSkill = (name: string) =>
  isFragment(name) || wordsOf(name).length > mostWords.skill || placeEvidence(name) >= 2;
