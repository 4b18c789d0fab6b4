import type { Cell, DocumentSection, SectionKind } from '../../layout-types';
import { findDates } from '../dates/dates';
import { languageNames } from '../skills/language-names';
import { isMeasure, itemOf, splitList } from '../skills/skill-items';
import { labelIn } from '../skills/skill-labels';
import { isDegree, positionEvidence } from '../text/evidence';
import { wordsOf } from '../text/lexicon';

/** Maximum number of words in a skill. */
const longestName = 5;
/** Minimum number of names in a line that is a list by itself, and of names with levels or lines in a section. */
const fewestListed = 3;
const fewestLines = 2;

const isName = (text: string) =>
  /\p{L}/u.test(text) &&
  wordsOf(text).length <= longestName &&
  !/[@:!?]|\.(?:\s|$)|\d{3}/.test(text) &&
  findDates(text).length === 0 &&
  positionEvidence(text) === 0 &&
  !isDegree(text);

const isSentence = (text: string) => /[.!?]$/.test(text) && wordsOf(text).length > 2;

/** The names in a line without its label, and how many levels it has; undefined if it holds anything else. */
function namesIn({ text }: Cell): { names: string[]; levels: number } | undefined {
  if (isMeasure(text)) return { names: [], levels: 1 };
  if (isSentence(text)) return undefined;
  const label = labelIn(text);
  const items = splitList(label?.value ?? text).map(itemOf);
  // `Availability: immediate`
  if (label !== undefined && items.length === 1) return undefined;
  const levels = items.filter(({ level }) => level !== undefined).length;
  return items.every(({ name }) => isName(name))
    ? { names: items.map(({ name }) => name), levels }
    : undefined;
}

/** Kinds of sections whose heading may be wrong about their contents. */
const mayBeSkills = new Set<SectionKind>(['other', 'summary', 'languages']);

/**
 * What a section is by its shape: short names with levels or in lists are skills, or languages, under any heading. Lines
 * of single names, as in `Shop`, are skills only if `isAmongSkills`.
 */
export function skillShape(
  { kind, title, rows }: DocumentSection,
  isAmongSkills: boolean,
): 'skills' | 'languages' | undefined {
  if (title === undefined || !mayBeSkills.has(kind)) return undefined;
  const lines = rows.flatMap(({ cells }) => cells.map(namesIn));
  const found = lines.filter((line) => line !== undefined);
  const names = found.flatMap((line) => line.names);
  if (names.length === 0 || found.length < lines.length) return undefined;
  const languages = names.filter((name) => languageNames.begins(name)).length;
  if (kind === 'languages' && languages > 0) return undefined;
  const levels = found.reduce((count, line) => count + line.levels, 0);
  const isListed = found.some((line) => line.names.length >= fewestListed);
  const isLevelled = levels >= fewestLines && levels * 2 >= names.length;
  const isPlain = isAmongSkills && kind === 'other' && found.length >= fewestLines;
  if (!isListed && !isLevelled && !isPlain) return undefined;
  return languages === names.length ? 'languages' : 'skills';
}
