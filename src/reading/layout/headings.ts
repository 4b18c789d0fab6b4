import { type SectionKind, sectionKinds } from '../layout-types';
import { headingWords } from '../words/headings/languages';

/** A heading has so many characters at most. */
const longest = 60;

const kinds = new Map<string, SectionKind>();
for (const words of [...headingWords].reverse()) {
  for (const kind of sectionKinds) {
    for (const heading of phrasesOf(words[kind] ?? '')) kinds.set(heading, kind);
  }
}
const fillers = new Set(headingWords.flatMap((words) => phrasesOf(words.fillers)));
const signs = ['&', '/', '|', '+', ',', '-', '–', '·', '•'];
const conjunctions = new Set([...headingWords.flatMap((words) => phrasesOf(words.conjunctions)), ...signs]);

/** The kind of section that a text is the heading of, judged by its words alone. */
export function headingKind(text: string): SectionKind | undefined {
  if (
    text.length > longest ||
    /[@\d]/.test(text) ||
    /^\p{Ll}/u.test(text.trim()) ||
    /[.;!]$/.test(text.trim())
  )
    return undefined;
  return kindOf(plain(text));
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

/** "Education and training": the first part tells the kind, and each part is a heading. */
function kindOfParts(words: string): SectionKind | undefined {
  const parts: string[][] = [[]];
  for (const word of words.split(' ')) {
    if (conjunctions.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const filled = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
  if (filled.length < 2) return undefined;
  const found = filled.map((part) => kinds.get(part) ?? kindWithoutFillers(part));
  return found.every((kind) => kind !== undefined) ? found[0] : undefined;
}

function phrasesOf(list: string): string[] {
  return list.split(',').map(plain);
}

/** In lower case and without accents, without a number before it or a colon after it, with signs apart from words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/^\s*(?:[ivx]+|[a-z])[.)]\s+/, '')
    .replace(/[:_]+\s*$/, '')
    .replace(/([&/|+,·•()])/g, ' $1 ')
    .replace(/[()]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
