import type { Cell } from '../layout-types';

/** Whether the first word of a line would not have fitted into the line above. */
export function hasNoRoom(upper: Cell, lower: Cell, right: number): boolean {
  const [first = ''] = lower.text.split(' ');
  const letter = lower.box.width / Math.max(1, lower.text.length);
  return upper.box.x + upper.box.width + letter * (first.length + 1) > right;
}
