import type { Cell, Look } from '../layout-types';

/** Looks with the same key look alike, whether in capitals or not. */
export const lookKey = ({ font, size, isBold, isItalic, color }: Look) =>
  `${font} ${size} ${isBold} ${isItalic} ${color}`;

/** The look in which a cell begins; a sign of one letter has none. */
export const firstLook = ({ spans, look }: Cell): Look =>
  spans.find(({ text }) => text.trim().length > 1)?.look ?? look;

/** The look in which a cell ends. */
export const lastLook = ({ spans, look }: Cell): Look =>
  spans.findLast(({ text }) => text.trim().length > 1)?.look ?? look;
