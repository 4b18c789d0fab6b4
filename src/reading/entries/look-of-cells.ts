import type { Cell, Look } from '../layout-types';

/** Looks with the same key are alike except for capitals. */
export const lookKey = ({ font, size, isBold, isItalic, color }: Look) =>
  `${font} ${size} ${isBold} ${isItalic} ${color}`;

/** The look at the start of a cell; single characters are skipped. */
export const firstLook = ({ spans, look }: Cell): Look =>
  spans.find(({ text }) => text.trim().length > 1)?.look ?? look;

/** The look at the end of a cell. */
export const lastLook = ({ spans, look }: Cell): Look =>
  spans.findLast(({ text }) => text.trim().length > 1)?.look ?? look;
