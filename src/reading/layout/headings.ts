import { type SectionKind, sectionKinds } from '../layout-types';
import { headingWords } from '../words/headings/languages';

/** Maximum length of a heading, in characters and in words. */
const longest = 60;
const mostWords = 8;
/** Minimum length of a compound's known ending, in letters. */
const shortestEnd = 7;

const kinds = new Map<string, SectionKind>();
for (const words of [...headingWords].reverse()) {
  for (const kind of sectionKinds) {
    for (const heading of phrasesOf(words[kind] ?? '')) kinds.set(heading, kind);
  }
}
const fillers = new Set(headingWords.flatMap((words) => phrasesOf(words.fillers)));
const signs = ['&', '/', '|', '+', ',', ':', '-', '–', '·', '•'];
const conjunctions = new Set([...headingWords.flatMap((words) => phrasesOf(words.conjunctions)), ...signs]);

const prepositions = new Set(headingWords.flatMap((words) => phrasesOf(words.prepositions)));

/** The kind of section that a text is the heading of, judged by its words alone. */
export function headingKind(text: string): SectionKind | undefined {
  return isLowerCase(text) || isSentence(text) ? undefined : kindOf(plain(text));
}

/** The kind of section that a text is the heading of, if it stands out by its look: then it may begin in lower case. */
export function headingKindInAnyCase(text: string): SectionKind | undefined {
  const words = withoutNumber(text);
  return isSentence(words) ? undefined : kindOf(plain(words));
}

/** The kind of a heading of which only the first or the last words are known: "Experience in industry". */
export function broadHeadingKind(text: string): SectionKind | undefined {
  const words = withoutNumber(text);
  if (isSentence(words)) return undefined;
  for (const part of partsOf(plain(words))) {
    const kind = kindOfSubject(part) ?? kindOfEnds(part);
    if (kind) return kind;
  }
  return undefined;
}

/** The words before a preposition say what a heading is about. */
function kindOfSubject(words: string[]): SectionKind | undefined {
  const end = words.findIndex((word) => prepositions.has(word));
  return end > 0 ? (kindOf(words.slice(0, end).join(' ')) ?? kindOfEnds(words.slice(0, end))) : undefined;
}

function kindOfEnds(words: string[]): SectionKind | undefined {
  for (let length = words.length; length > 0; length--) {
    const kind = kindOf(words.slice(-length).join(' ')) ?? kindOf(words.slice(0, length).join(' '));
    if (kind) return kind;
  }
  return kindOfCompound(words.at(-1) ?? '');
}

/** Whether a line in the look of headings can be one, regardless of its words. */
export function couldBeHeading(printed: string): boolean {
  const text = withoutNumber(printed);
  return !isSentence(text) && text.split(' ').length <= mostWords && !text.endsWith(',');
}

/** The number of a section: `2 Education`, `3.1. Awards`, `04 | Skills`. Outside of headings, it may be a quantity. */
const sectionNumber = /^\d{1,2}(?:\.\d{1,2})?[.):]?\s+(?:[|/–—·-]\s+)?(?=\p{L})/u;
/** The years of what is in a section: `Courses 2022/2023`. */
const years = /(?<=\p{L} )(?:\d{4}[/–-])*\d{4}$/u;

const withoutNumber = (text: string) => text.replace(sectionNumber, '').replace(years, '');

const isLowerCase = (text: string) => /^\P{L}*\p{Ll}/u.test(text);

const isSentence = (text: string) => text.length > longest || /[@\d]|[.;!]$|:\/\//.test(text.trim());

/** German and Dutch headings are often a single compound that ends in a known word. */
function kindOfCompound(word: string): SectionKind | undefined {
  for (let start = 2; start <= word.length - shortestEnd; start++) {
    const kind = kinds.get(word.slice(start));
    if (kind) return kind;
  }
  return undefined;
}

function kindOf(words: string): SectionKind | undefined {
  return (
    kinds.get(words) ??
    kinds.get(words.replaceAll(' ', '')) ??
    kindWithoutFillers(words) ??
    kindOfParts(words)
  );
}

function kindWithoutFillers(words: string): SectionKind | undefined {
  const all = words.split(' ');
  const meaning = all.filter((word) => !fillers.has(word));
  return meaning.length > 0 && meaning.length < all.length ? kinds.get(meaning.join(' ')) : undefined;
}

/** "Education and training": the first part determines the kind, but each part must be a heading, or fillers only. */
function kindOfParts(words: string): SectionKind | undefined {
  const all = partsOf(words);
  const parts = all.filter((part) => !part.every((word) => fillers.has(word))).map((part) => part.join(' '));
  if (all.length < 2 || parts.length === 0) return undefined;
  const found = parts.map((part) => kinds.get(part) ?? kindWithoutFillers(part));
  return found.every((kind) => kind !== undefined) ? found[0] : undefined;
}

/** The words between conjunctions. */
function partsOf(words: string): string[][] {
  const parts: string[][] = [[]];
  for (const word of words.split(' ')) {
    if (conjunctions.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

function phrasesOf(list: string): string[] {
  return list.split(',').map(plain);
}

/** In lower case, without accents, a leading number or signs at the ends, and with spaces around other signs. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/^(?:[ivx]+|[a-z])[.)]\s+/, '')
    .replace(/(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u, '')
    .replace(/([&/|+,:·•()])/g, ' $1 ')
    .replace(/[()]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
