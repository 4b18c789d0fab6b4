import type { LaidOutDocument, SectionKind } from '../../layout-types';
import { headingWords } from '../../words/headings/languages';
import { unreadLanguages, unreadScripts } from '../../words/unread-languages';
import { Lexicon, lexicon, wordsOf } from './lexicon';

/** Minimum number of different words by which a language is recognised. */
const fewestWords = 3;
/** Shorter documents do not show which language they are in, if none of its words are known. */
const shortestText = 80;
/** Minimum share of known words in a text whose language is read. */
const leastKnown = 0.06;

const unknownLanguage = 'a language that is not known here';

const telling = [...unreadLanguages].map(([name, words]) => ({
  name,
  words: words.split(',').map((word) => wordsOf(word).join(' ')),
}));
const joining = new Lexicon(
  headingWords.flatMap(({ fillers, conjunctions, prepositions }) => [fillers, conjunctions, prepositions]),
);
const known = lexicon('at', 'fieldLinks', 'positions', 'degrees', 'institutions', 'levels', 'present');

/** What a document is written in, if CVs in that language are not read: `Hebrew`, `Cyrillic letters`. */
function unreadLanguageOf({ sections }: LaidOutDocument): string | undefined {
  const lines = sections.flatMap(({ title, rows }) => [
    title?.text ?? '',
    ...rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
  ]);
  const script = unreadScriptOf(lines.join('\n'));
  if (script !== undefined) return script;
  const kinds = new Set(sections.filter(({ rows }) => rows.length > 0).map(({ kind }) => kind));
  const isRead = (['work', 'education'] satisfies SectionKind[]).every((kind) => kinds.has(kind));
  if (isRead) return undefined;
  const texts = lines.map((line) => wordsOf(line));
  return namedLanguageOf(texts) ?? (kinds.has('work') || isKnown(texts) ? undefined : unknownLanguage);
}

function unreadScriptOf(text: string): string | undefined {
  const letters = count(text, /\p{L}/gu);
  return unreadScripts.find((script) => count(text, script.letters) > letters * script.share)?.name;
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

function namedLanguageOf(texts: readonly (readonly string[])[]): string | undefined {
  const all = texts.map((words) => ` ${words.join(' ')} `).join('\n');
  const [best] = telling
    .map(({ name, words }) => ({ name, found: words.filter((word) => all.includes(` ${word} `)).length }))
    .sort((a, b) => b.found - a.found);
  return best && best.found >= fewestWords ? best.name : undefined;
}

function isKnown(texts: readonly (readonly string[])[]): boolean {
  const words = texts.flat();
  const found = texts
    .map((line) => line.join(' '))
    .reduce((sum, line) => sum + joining.count(line) + known.count(line), 0);
  return words.length < shortestText || found >= leastKnown * words.length;
}

/** Says that little is read of a document in such a language. */
export function warningsOfLanguage(document: LaidOutDocument): string[] {
  const language = unreadLanguageOf(document);
  return language === undefined
    ? []
    : [
        `This document is in ${language}. CVs like it are not read: little of it is in its place, so look through what is listed as text, and check everything else.`,
      ];
}
