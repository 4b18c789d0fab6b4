import type { Catalogue, Messages } from '../../src/words/catalogue';
import { en } from '../../src/words/en';
import { wordsIn } from '../../src/words/words';

/** Letters that every font of documents has, and that no English word consists of. */
const letters = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    'áþçđéŧğħíĵķłŋñóðĝřšţúůŵžýź'[index] ?? letter,
  ]),
);

const marked = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const other = letters.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });

/** Names of products and formats, which are the same everywhere. */
const names =
  /^(?:Storyfolio|JSON|Resume|vCard|Markdown|Word|PDF|JPEG|PNG|WebP|MB|RFC|Node|js|Ed25519|Web|Signature|example|com|name|YYYY|MM|DD|GPA|ID|[ABC][12])$/;

/** A message with marked letters, outside of its arguments and tags. */
function markedMessage(message: string): string {
  let marks = '';
  for (let at = 0; at < message.length; ) {
    const rest = message.slice(at);
    const [kept] = /^(?:<[^>]*>|\{\w+(?:, number)?\}|Storyfolio|JSON Resume|vCard|Markdown)/.exec(rest) ?? [];
    const [, head = ''] = /^(\{\w+, (?:plural|select),)/.exec(rest) ?? [];
    if (kept) marks += kept;
    else if (head) {
      const end = endOf(rest);
      marks +=
        head + rest.slice(head.length, end).replace(/\{([^{}]*)\}/g, (_all, text) => `{${marked(text)}}`);
      at += end;
      continue;
    } else marks += marked(rest.charAt(0));
    at += kept?.length ?? 1;
  }
  return marks;
}

/** Where the argument at the beginning of a text ends. */
function endOf(text: string): number {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function markedAll<M extends object>(messages: M): M {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? markedMessage(value) : markedAll(value),
  ]);
  return Object.fromEntries(entries);
}

const messages: Messages = markedAll<Messages>(en.messages);

/** A language in which every word of ours is marked; its dates are those of Esperanto, which nothing else speaks. */
const pseudoLanguage: Catalogue = { ...en, locale: 'eo', messages };

export const pseudoWords = wordsIn(pseudoLanguage);

/** What `Intl` says in Esperanto. */
const dated = new Set(
  [
    ...Array.from({ length: 12 }, (_, month) =>
      pseudoWords.dateText(`2026-${String(month + 1).padStart(2, '0')}`),
    ),
    ...[1, 2].flatMap((count) => [pseudoWords.yearsText(count), pseudoWords.monthsText(count)]),
    pseudoWords.listText(['1', '2']),
  ].flatMap((text) => text.split(' ')),
);

/** The English words in a text: those in plain letters which are neither names nor parts of addresses. */
export const plainWords = (text: string): string[] =>
  (
    text
      .replace(/\S*(?:https?:|mailto:|tel:|\bexample\b)\S*/g, '')
      .match(/(?<![\p{L}\p{M}])[A-Za-z][a-z]+(?![\p{L}\p{M}])/gu) ?? []
  ).filter((word) => !names.test(word) && !dated.has(word));
