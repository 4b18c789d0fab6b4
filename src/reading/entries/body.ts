import type { Cell, Row } from '../layout-types';
import { blocksOf, joinLines, type TextBlock } from './lines/text-blocks';
import { type Label, labelOf } from './text/labels';

/** The text below the head of an entry, sorted by its labels. */
export interface Body {
  description: string[];
  achievements: string[];
  labelled: { kind: Label; value: string }[];
}

const emptyBody = (): Body => ({ description: [], achievements: [], labelled: [] });

const kinds: readonly Label[] = [
  'technologies',
  'coursework',
  'grade',
  'activities',
  'honours',
  'field',
  'achievements',
  'location',
  'credentialId',
  'expires',
];

/** Splits a list after a label: `Go, Rust; PostgreSQL`. */
export const listOf = (text: string) =>
  text
    .split(/[,;|•·]/u)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '');

/** Whether blocks are list items without bullets: lines that are indented further than the head. */
function areListItems(blocks: readonly TextBlock[], x: number): boolean {
  return blocks.length > 1 && blocks.every(({ cells }) => (cells[0]?.box.x ?? 0) > x + 4);
}

/** Reads the rows below the head of an entry that begins at `x`. */
export function bodyOf(rows: readonly Row[], x: number): Body {
  const body = emptyBody();
  const blocks = blocksOf(rows);
  const indented = areListItems(blocks, x);
  for (const { text, isBullet } of blocks) {
    const found = labelOf(text, kinds);
    if (found !== undefined && found.kind !== 'achievements') {
      if (found.value !== '') {
        body.labelled.push(found);
      }
    } else if (found !== undefined) {
      if (found.value !== '') {
        body.achievements.push(found.value);
      }
    } else if (isBullet || indented) {
      body.achievements.push(text);
    } else {
      body.description.push(text);
    }
  }
  return body;
}

/** A shorter line, in letters, was not broken by the width of its page. */
const leastTorn = 40;

/** What is left of an entry's head, and its body; a sentence that the page broke between the two is whole. */
export function proseOf(head: readonly string[], body: readonly string[], [cell]: readonly Cell[]) {
  const [before, after] = [head.at(-1) ?? '', body[0] ?? ''];
  // Sources without pages have whole paragraphs.
  const isTorn =
    cell?.source.page !== undefined &&
    before.length >= leastTorn &&
    !/[.!?:]$/.test(before) &&
    /^[\p{Ll}(]/u.test(after);
  const texts = isTorn
    ? [...head.slice(0, -1), joinLines(before, after), ...body.slice(1)]
    : [...head, ...body];
  return texts.length === 0 ? undefined : texts.join('\n');
}
