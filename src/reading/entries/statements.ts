import type { DocumentSection, SectionKind } from '../layout-types';
import type { ReadValue } from '../reading';
import { blocksOf, type TextBlock } from './lines/text-blocks';
import { wordsOf } from './text/lexicon';

const blocks = (sections: readonly DocumentSection[], wanted: SectionKind) =>
  sections.filter(({ kind }) => kind === wanted).flatMap(({ rows }) => blocksOf(rows));

/** Reads interests, grouped as in the document. */
export function readInterests(sections: readonly DocumentSection[]): ReadValue[] {
  return blocks(sections, 'interests').map(({ text, cells }) => ({
    value: text,
    confidence: 0.6,
    lines: cells.map(({ source }) => source),
  }));
}

/** Fewer words are a title, a place or a wish. */
const fewestWordsOfProse = 10;

const isSentence = ({ text }: TextBlock) => /\p{L}{2}[.!?]$/u.test(text) && !text.includes('@');
const isProse = (block: TextBlock) => isSentence(block) && wordsOf(block.text).length >= fewestWordsOfProse;

/** The paragraphs of prose, and the short ones that continue them. */
function proseIn(all: readonly TextBlock[]): TextBlock[] {
  const found: TextBlock[] = [];
  for (const [at, block] of all.entries()) {
    const continuesProse = found.length > 0 && found.at(-1) === all[at - 1] && isSentence(block);
    if (isProse(block) || continuesProse) found.push(block);
  }
  return found;
}

/** The paragraphs of the summary; without a heading, they are those of the head. */
export function readSummary(sections: readonly DocumentSection[]): ReadValue | undefined {
  const headed = blocks(sections, 'summary');
  const found = headed.length > 0 ? headed : proseIn(blocks(sections, 'header'));
  return found.length === 0
    ? undefined
    : {
        value: found.map(({ text }) => text).join('\n\n'),
        confidence: 0.85,
        lines: found.flatMap(({ cells }) => cells.map(({ source }) => source)),
      };
}
