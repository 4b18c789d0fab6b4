import type { Cell, Row } from '../layout-types';
import { headingKind } from './headings';
import { bodyLook, keyOf, standsOut } from './looks';

const sectionNumber = /^\d{1,2}(?:\.\d{1,2})?\.?$/;

/** Joins the numbers and the words of headings, which wide gaps separate: `2   Education`, `W O R K   H I S T O R Y`. */
export function withJoinedNumbers(streams: Row[][]): Row[][] {
  const body = bodyLook(streams.flat().flatMap(({ cells }) => cells));
  const joined = ({ cells: [number, heading, ...rest], ...row }: Row): Row | undefined => {
    if (!number || !heading || rest.length > 0) return undefined;
    const isHeading =
      sectionNumber.test(number.text) || headingKind(`${number.text} ${heading.text}`) !== undefined;
    const isOne = keyOf(number.look) === keyOf(heading.look) && standsOut(heading.look, body);
    return isHeading && isOne ? { ...row, cells: [join(number, heading)] } : undefined;
  };
  return streams.map((rows) => rows.map((row) => joined(row) ?? row));
}

function join(number: Cell, heading: Cell): Cell {
  const text = `${number.text} ${heading.text}`;
  const box = { ...heading.box, x: number.box.x, width: heading.box.x + heading.box.width - number.box.x };
  return { ...heading, text, box, source: { ...heading.source, ...box, text } };
}
