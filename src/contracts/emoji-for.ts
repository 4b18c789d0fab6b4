import { type EmojiEntry, emojiGroups } from './emoji-table';

interface Phrase {
  entry: EmojiEntry;
  stems: string[];
}

/** All phrases by their first stem, so that a text is scanned once. */
const phrases = new Map<string, Phrase[]>();
for (const entry of emojiGroups.flatMap((group) => group.entries)) {
  const unique = new Map([entry.name, ...entry.words].map((phrase) => [stemsOf(phrase).join(' '), phrase]));
  for (const phrase of unique.values()) {
    const stems = stemsOf(phrase);
    const [first = ''] = stems;
    phrases.set(first, [...(phrases.get(first) ?? []), { entry, stems }]);
  }
}

/**
 * The emoji whose words occur most in the text; deterministic.
 * A phrase scores the square of its length in words; ties go to the last one mentioned: "I bake cheese cakes" is about the
 * object more than the verb.
 * @returns undefined if the text contains no known word
 */
export function emojiFor(text: string): string | undefined {
  const stems = stemsOf(text);
  const found = new Map<EmojiEntry, { score: number; last: number; seen: Set<string> }>();
  stems.forEach((stem, index) => {
    for (const phrase of phrases.get(stem) ?? []) {
      if (!phrase.stems.every((part, offset) => stems[index + offset] === part)) continue;
      const match = found.get(phrase.entry) ?? { score: 0, last: index, seen: new Set() };
      const key = phrase.stems.join(' ');
      if (!match.seen.has(key)) match.score += phrase.stems.length ** 2;
      match.seen.add(key);
      match.last = index;
      found.set(phrase.entry, match);
    }
  });
  const [best] = [...found].sort(([, a], [, b]) => b.score - a.score || b.last - a.last);
  return best?.[0].emoji;
}

/** The emoji that match a search: each search word is a prefix of one of the emoji's words. */
export function searchEmoji(query: string): EmojiEntry[] {
  const asked = wordsOf(query);
  return emojiGroups
    .flatMap((group) => group.entries)
    .filter((entry) => {
      const words = wordsOf([entry.name, ...entry.words].join(' '));
      return asked.every((part) => words.some((word) => word.startsWith(part)));
    });
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}|['’]s\b|['’]/gu, '');
  return plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem);
}

/** A crude stem: travels, travelled and travelling give the same one, which need not be a word. */
function stem(word: string): string {
  let root = word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  if (root.length > 5) root = root.replace(/ing$/, '');
  if (root.length > 4) root = root.replace(/ed$/, '');
  return root
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(?<=.{3})e$/, '')
    .replace(/y$/, 'i');
}
