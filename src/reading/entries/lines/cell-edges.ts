import type { Cell } from '../../layout-types';

export const rightOf = ({ box }: Cell): number => box.x + box.width;

/** Whether two cells begin at the same edge of a column. */
export const startsAlike = (a: Cell, b: Cell): boolean => Math.abs(a.box.x - b.box.x) < 3;
