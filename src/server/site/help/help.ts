import { type HelpTopic, helpTopics } from '../../../contracts/help';
import { accountHelp } from './account-help';
import type { HelpAnswer, HelpPart } from './help-part';
import { portfolioHelp } from './portfolio-help';
import { searchWords } from './search-words';
import { sharingHelp } from './sharing-help';

/** The whole help. */
const help: Record<HelpTopic, HelpPart> = { ...portfolioHelp, ...sharingHelp, ...accountHelp };

/** The parts with their anchors, in their order. */
export const helpParts = helpTopics.map((topic) => ({ topic, ...help[topic] }));

const linkPattern = /\[([^[\]]*)\]\(([^()]*)\)/;

/** A paragraph as texts and links, by turns. */
export const piecesOf = (paragraph: string): (string | { words: string; href: string })[] =>
  paragraph
    .split(/(\[[^[\]]*\]\([^()]*\))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, words, href] = linkPattern.exec(piece) ?? [];
      return words !== undefined && href !== undefined ? { words, href } : piece;
    });

const plainText = (paragraph: string) =>
  piecesOf(paragraph)
    .map((piece) => (typeof piece === 'string' ? piece : piece.words))
    .join('');

const searchable = helpParts.map(({ answers, ...part }) => ({
  ...part,
  answers: answers.map((answer) => ({
    answer,
    text: `${part.title} ${answer.question} ${answer.answer.map(plainText).join(' ')}`.toLowerCase(),
  })),
}));

/** The answers in which every word occurs, in their parts; everything for an empty question. */
export function searchHelp(question: string): { topic: HelpTopic; title: string; answers: HelpAnswer[] }[] {
  const words = searchWords(question);
  return searchable
    .map(({ topic, title, answers }) => ({
      topic,
      title,
      answers: answers
        .filter(({ text }) => words.every((word) => text.includes(word)))
        .map(({ answer }) => answer),
    }))
    .filter(({ answers }) => answers.length > 0);
}
