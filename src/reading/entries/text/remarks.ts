import { lexicon } from './lexicon';

const honours = lexicon('honours');
const grades = lexicon('grade');
const completion = lexicon('completion');
const degrees = lexicon('degrees');

/** No name has more parts. */
const mostParts = 8;
/** A mark outside brackets. */
const betweenParts = /(?:,|;| [–—-]) (?![^()]*\))/g;

const isHonour = (text: string) => honours.begins(text) || honours.has(text.split(' ').slice(0, 4).join(' '));
/** A number and the word for a grade after it: `3.8 GPA`, `3.8/4.0 GPA`. */
const wordAfterNumber = /^(\d{1,3}(?:[.,]\d{1,2})?(?: ?\/ ?\d{1,3}(?:[.,]\d{1,2})?)?) (\p{L}{1,20})$/u;
const beforeGrade = (text: string) => {
  const [, number, word] = wordAfterNumber.exec(text.trim()) ?? [];
  return word !== undefined && grades.is(word) ? number : undefined;
};
/** `5.6/6`, `2:1`, `91 %`, `540 points`. */
const isScore = (text: string) =>
  /^\d{1,3}(?:[.,]\d{1,2})? ?(?:\/ ?\d{1,3}(?:[.,]\d{1,2})?|:\d|%|points?|pts|punkte|puntos|punti|pontos|punten|valores)$/iu.test(
    text.trim(),
  ) || beforeGrade(text) !== undefined;
/** A mark without a word, which is one in brackets only: `(1,8)`. */
const isMark = (text: string) => /^\d{1,2}[.,]\d{1,2}$/.test(text);
const isGrade = (text: string) => (grades.begins(text) && /\d/.test(text)) || isScore(text);

/** A single `Diploma` is the degree. */
const isState = (text: string) => completion.is(text) && !degrees.is(text);

/** Whether a part is a grade, an honour or the state of a course instead of a name. */
export const isRemark = (text: string) => isHonour(text) || isGrade(text) || isState(text);

/** Whether a text begins with a grade or an honour, whatever follows: `GPA 3.8/4.0; Dean’s List 2022`; `Grade 12` is a degree. */
const beginsRemark = (text: string) =>
  !degrees.has(text) && (honours.begins(text) || (grades.begins(text) && /\d[.,/:%]/.test(text)));

/** Whether a text only says how a course ended: `Diploma behaald`, `GPA 3.8/4.0`. */
export const isOutcome = (text: string) => isState(text) || isScore(text) || beginsRemark(text);

/** Splits a name from the grade, the honour or the state of the course after it: `Liceo Umberto Primo, voto 98/100`, `Meisterschule (Note 1,7)`. */
export function splitRemark(text: string): { name: string; remark?: string } {
  for (const { index, 0: mark } of [...text.matchAll(betweenParts)].slice(0, mostParts)) {
    const rest = text.slice(index + mark.length);
    if (isRemark(rest.split(betweenParts)[0] ?? '')) {
      return { name: text.slice(0, index), remark: rest.replace(/\.$/, '') };
    }
  }
  const bracket = text.lastIndexOf(' (');
  const inner = bracket > 0 && text.endsWith(')') ? text.slice(bracket + 2, -1) : '';
  return isRemark(inner) || completion.is(inner) || isMark(inner)
    ? { name: text.slice(0, bracket), remark: inner }
    : { name: text };
}

/** The grade in a remark without a colon: `voto 98/100`, `3.8 GPA`. */
export const gradeIn = (remark: string): string | undefined =>
  beforeGrade(remark) ??
  (isGrade(remark) ? remark.slice(remark.search(/\d/)).trim().replace(/\.$/, '') : undefined);
