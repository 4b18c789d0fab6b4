import type { Cell, Look, Span } from '../../layout-types';

/** Looks with the same key are alike except for capitals. */
export const lookKey = ({ font, size, isBold, isItalic, color }: Look) =>
  `${font} ${size} ${isBold} ${isItalic} ${color}`;

/** The look at the start of a cell; single characters are skipped. */
export const firstLook = ({ spans, look }: Cell): Look =>
  spans.find(({ text }) => text.trim().length > 1)?.look ?? look;

/** The look at the end of a cell. */
export const lastLook = ({ spans, look }: Cell): Look =>
  spans.findLast(({ text }) => text.trim().length > 1)?.look ?? look;

/** Whether two runs look alike; small capitals are drawn in two sizes. */
function isSameLook(a: Span, b: Span): boolean {
  const areCapitals = ![a, b].some(({ text }) => /\p{Ll}/u.test(text));
  const key = ({ look }: Span) => lookKey({ ...look, color: '', size: areCapitals ? 0 : look.size });
  return key(a) === key(b);
}

/**
 * The positions at which the look of a cell's text changes, ignoring runs of less than three letters.
 * @param offset where `text` begins in the text of the spans
 */
export function lookChanges(spans: readonly Span[], text: string, offset: number): number[] {
  const changes: number[] = [];
  let position = 0;
  let last: Span | undefined;
  for (const span of spans) {
    const at = position - offset;
    if (
      last !== undefined &&
      !isSameLook(span, last) &&
      span.text.trim().length > 2 &&
      at > 2 &&
      at < text.length - 2
    ) {
      changes.push(at);
    }
    last = span.text.trim().length > 2 ? span : last;
    position += span.text.length;
  }
  return changes;
}
