import type { Cell, Row } from '../../layout-types';
import type { Period } from '../../reading';

/** A cell of an entry, with its date removed. */
export interface EntryCell {
  cell: Cell;
  /** The text without the date; empty if the cell is nothing but a date. */
  text: string;
  /** Where this text begins in the text of the cell. */
  offset: number;
}

/** A row of an entry. */
export interface EntryRow {
  row: Row;
  cells: EntryCell[];
  /** The date of an entry in this row: alone in a cell, or at the edge of a short one. */
  period: Period | undefined;
  isRange: boolean;
  isOpen: boolean;
  dateCell: Cell | undefined;
  isBullet: boolean;
  /** Whether it appears to be a line of running text. */
  isProse: boolean;
  /** Whether it begins with a label that belongs in the body of an entry: `Technologies: …`. */
  isLabelled: boolean;
  /** Cells of the rows below that were joined to it. */
  extra: Cell[];
  /** The look and the position of the first cell that is not just a date. */
  look: string;
  x: number;
}
