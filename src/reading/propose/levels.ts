import { proficiencies } from '../../contracts/sections/skill';
import { levelWords } from './level-words';
import { findPhrase, phrasesOf, wordsOf } from './word-match';

type Proficiency = (typeof proficiencies)[number];

const phrases = proficiencies.flatMap((level) => phrasesOf(levelWords[level], level));

/** The largest share of a scale for each level; anything above is an expert's. */
const steps: readonly [number, Proficiency][] = [
  [0.35, 'Beginner'],
  [0.6, 'Intermediate'],
  [0.8, 'Advanced'],
];

/** The level in a text: a word, a level of the European framework, a fraction (`4/5`, `80 %`) or symbols (`●●○`). */
export function readLevel(printed: string): Proficiency | undefined {
  const share = shareOf(printed);
  if (share !== undefined) return steps.find(([limit]) => share <= limit)?.[1] ?? 'Expert';
  return findPhrase(phrases, wordsOf(printed))?.meaning;
}

function shareOf(printed: string): number | undefined {
  const scale = /(?<![\d.,])(\d{1,3})\s?(?:\/|of|von|sur|de|di|van|af|av|z)\s?(\d{1,3})(?!\d)/i.exec(printed);
  if (scale) return within(Number(scale[1]) / Number(scale[2]));
  const percent = /(?<![\d.,])(\d{1,3})\s?%/.exec(printed);
  if (percent) return within(Number(percent[1]) / 100);
  const full = printed.match(/[★⭐●⬤■◼▰█]/gu)?.length ?? 0;
  const empty = printed.match(/[☆○◯□◻▱░]/gu)?.length ?? 0;
  return full > 0 && full + empty > 1 ? full / (full + empty) : undefined;
}

const within = (share: number) => (share >= 0 && share <= 1 ? share : undefined);
