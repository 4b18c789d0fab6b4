import type { SourceLine } from '../../../contracts/cv-import';
import type { ReadSkill } from '../../reading';
import { headingWords } from '../../words/headings/languages';
import { addressIn } from '../contacts/links';
import { Lexicon, lexicon, wordsOf } from '../text/lexicon';
import { bracketedNames, joinedNames } from './joined-names';
import { languageNames } from './language-names';

const levels = lexicon('levels');
const years = lexicon('years');
const prepositions = new Lexicon(headingWords.map((words) => words.prepositions));
const scales = new Lexicon(['a1, a2, b1, b2, c1, c2']);

/** Longer names are sentences. */
const longestName = 60;
const mostWordsOfLevel = 6;

interface Item {
  name: string;
  level?: string;
  years?: number;
}

/** Stars, dots or blocks in a row are a level. */
const rated = /^[★⭐☆●⬤○◯■□◼◻▰▱█░⋆•*]{2,10}$/u;
const spacedSigns = /([★⭐☆●⬤○◯■□◼◻▰▱█░]) (?=[★⭐☆●⬤○◯■□◼◻▰▱█░])/gu;

const isLevel = (text: string) =>
  levels.covers(text) ||
  scales.covers(text) ||
  /^\d{1,3} ?%$/.test(text) ||
  /^\d{1,2} ?\/ ?(?:5|6|10|100)$/.test(text) ||
  rated.test(text);

/** `5+ yrs`, `3 Jahre`. */
function yearsIn(text: string): number | undefined {
  const match = /^(\d{1,2})\+? ?(?=\p{L})/u.exec(text.replace(/^[>~<] ?/, ''));
  return match?.[1] !== undefined && years.begins(text.replace(/[\d+>~< ]/g, ''))
    ? Number(match[1])
    : undefined;
}

/** Whether a text states a level or a duration instead of a name. */
export const isMeasure = (text: string) =>
  isLevel(text.trim().replaceAll(spacedSigns, '$1')) || yearsIn(text.trim()) !== undefined;

function withMeasure(item: Item, measure: string): Item | undefined {
  const text = measure.trim();
  const count = yearsIn(text);
  if (count !== undefined) {
    return { ...item, years: count };
  }
  return isLevel(text) ? { ...item, level: item.level ?? text } : undefined;
}

/** Where the bracket opens that a text ends with. */
function lastBracket(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    depth += text[at] === ')' ? 1 : text[at] === '(' ? -1 : 0;
    if (depth === 0) return at;
  }
  return -1;
}

/** A language and its level in whatever words: `Spanish – evening classes`, `Anglais : courant (C1)`. */
function languageOf(text: string): Item | undefined {
  const [, name = '', level = ''] = /^(\p{L}[^:–—(-]*)(?: ?: | [–—-] )(.*)$/u.exec(text) ?? [];
  const isLanguage = level !== '' && languageNames.is(name) && wordsOf(level).length <= mostWordsOfLevel;
  return isLanguage ? { name: name.trim(), level: level.trim() } : undefined;
}

/** A level before its skill: `Proficient with Go`; but `Fluent in speech and writing` is a level only. */
function levelBefore(text: string): Item | undefined {
  const words = text.split(' ');
  const at = words.findIndex((word) => prepositions.is(word));
  const level = words.slice(0, Math.max(0, at)).join(' ');
  const name = words.slice(at + 1).join(' ');
  return name !== '' && !levels.covers(text) && levels.covers(level) ? { name, level } : undefined;
}

/** Splits a level off the end of a name: `German (C1)`, `Spanish – fluent`, `Go: 5 years`. */
export function itemOf(text: string): Item {
  const name = text.trim();
  const language = languageOf(name);
  if (language !== undefined) {
    return language;
  }
  const levelled = levelBefore(name);
  if (levelled !== undefined) {
    return levelled;
  }
  const [, before = '', named = ''] = /^\(([^()]+)\) (.+)$/u.exec(name) ?? [];
  if (isLevel(before)) {
    return { name: named, level: before };
  }
  const bracket = name.endsWith(')') ? lastBracket(name) : -1;
  if (bracket > 0) {
    const inner = name.slice(bracket + 1, -1);
    const measured = inner
      .split(', ')
      .reduce<Item | undefined>((item, part) => item && withMeasure(item, part), {
        name: name.slice(0, bracket).trim(),
      });
    if (measured !== undefined) {
      return measured;
    }
    if (languageNames.begins(name)) {
      return { name: name.slice(0, bracket).trim(), level: inner };
    }
  }
  for (const separator of [': ', ' – ', ' — ', ' - ', ':', ', ']) {
    const at = name.indexOf(separator);
    if (at > 0) {
      const measured = withMeasure({ name: name.slice(0, at).trim() }, name.slice(at + separator.length));
      if (measured !== undefined) {
        return measured;
      }
    }
  }
  const words = name.split(' ');
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const last = words.slice(-count).join(' ');
    const isSafe = languageNames.begins(name) || scales.covers(last) || rated.test(last) || /\d/.test(last);
    const measured = isSafe ? withMeasure({ name: words.slice(0, -count).join(' ') }, last) : undefined;
    if (measured !== undefined) {
      return measured;
    }
  }
  return { name };
}

/** Splits a list at separators, except inside brackets. */
export function splitList(list: string): string[] {
  const text = list.replaceAll(spacedSigns, '$1').replaceAll(/ \p{So} /gu, ' • ');
  const parts: string[] = [''];
  let depth = 0;
  const strong = /[|•·●;▪◦⋅]/u.test(text);
  for (const [index, letter] of [...text].entries()) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    const isNumber = letter === ',' && /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + 1));
    const isRated =
      rated.test(letter + text.charAt(index + 1)) || rated.test(text.charAt(index - 1) + letter);
    const isSeparator = depth <= 0 && !isNumber && !isRated && ',;|•·●▪◦⋅\n'.includes(letter);
    if (isSeparator) {
      parts.push('');
    } else {
      parts.push((parts.pop() ?? '') + letter);
    }
  }
  const others = [text.split(' / '), text.split(/ [–—-] /u)].find((split) => split.length > 2);
  const pieces = parts.length === 1 && !strong && others !== undefined ? others : parts;
  return pieces.map(cleaned).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const conjunctions = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'og', 'och', 'oraz', '&']);

function cleaned(text: string): string {
  const words = text.trim().split(/\s+/);
  const named = words.length > 1 && conjunctions.has(words[0] ?? '') ? words.slice(1) : words;
  const name = named.join(' ');
  const isAbbreviation = /\b\p{L}{1,3}\.$/u.test(name) && name.length < 6;
  return name.endsWith('.') && !isAbbreviation ? name.slice(0, -1) : name;
}

/** The names in an item of a list, which several may share. */
const namesInItem = (name: string) => bracketedNames(name).flatMap(joinedNames);

/** The names in a list of skills, with those apart that share an item of it. */
export const namesIn = (list: string): string[] => splitList(list).flatMap(namesInItem);

/** The skills in a list; those that share an item of it share its level. */
const itemsIn = (list: string): Item[] =>
  splitList(list)
    .map(itemOf)
    .flatMap((item) => namesInItem(item.name).map((name) => ({ ...item, name })));

/** The skills in a list; none if it appears to be prose. */
export function skillsOf(
  text: string,
  group: string | undefined,
  lines: SourceLine[],
  level?: string,
): ReadSkill[] {
  return itemsIn(text).flatMap((item): ReadSkill[] => {
    const words = wordsOf(item.name).length;
    const isSentence =
      words > 7 ||
      item.name.length > longestName ||
      (words > 4 &&
        /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(item.name) &&
        /\b(?:the|and|with|und|mit|et|con|com|van|og|och|med|oraz)\b/u.test(item.name));
    const isAddress = item.name.includes('/') && addressIn(item.name) !== undefined;
    const isNothing = isAddress || words === 0 || isMeasure(item.name) || !/\p{L}/u.test(item.name);
    return isSentence || isNothing
      ? []
      : [
          {
            name: item.name,
            group,
            level: item.level ?? level,
            years: item.years,
            confidence: 0.85,
            lines,
          },
        ];
  });
}
