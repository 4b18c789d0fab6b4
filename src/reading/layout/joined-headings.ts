import type { Cell, Row } from '../layout-types';
import { headingKind } from './headings';
import { bodyLook, keyOf, standsOut } from './looks';

const sectionNumber = /^\d{1,2}(?:\.\d{1,2})?\.?$/;

/** Joins the numbers and the words of headings, which wide gaps separate: `2   Education`, `W O R K   H I S T O R Y`. */
export function withJoinedHeadings(streams: Row[][]): Row[][] {
  const body = bodyLook(streams.flat().flatMap(({ cells }) => cells));
  const joined = ({ cells: [first, second, ...rest], ...row }: Row): Row | undefined => {
    if (!first || !second || rest.length > 0) return undefined;
    const isHeading =
      sectionNumber.test(first.text) || headingKind(`${first.text} ${second.text}`) !== undefined;
    const isOne = keyOf(first.look) === keyOf(second.look) && standsOut(second.look, body);
    return isHeading && isOne ? { ...row, cells: [join(first, second)] } : undefined;
  };
  return streams.map((rows) => rows.map((row) => joined(row) ?? row));
}

function join(first: Cell, second: Cell): Cell {
  const text = `${first.text} ${second.text}`;
  const box = { ...second.box, x: first.box.x, width: second.box.x + second.box.width - first.box.x };
  return { ...second, text, box, source: { ...second.source, ...box, text } };
}
