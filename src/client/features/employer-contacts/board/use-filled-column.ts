import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the board to its first column with cards where none of those that have any is in view: when it opens, and when
 * something else is searched for. Afterwards the board stays where the user scrolls it.
 * @param first the status of that column; undefined if there are no cards
 * @param choice what is searched for
 */
export function useFilledColumn(first: string | undefined, choice: string): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const next = `${first} ${choice}`;
    if (shown.current === next || !board.current) return;
    shown.current = next;
    showFilled(board.current);
  });
  return board;
}

function showFilled(board: HTMLElement): void {
  const frame = board.getBoundingClientRect();
  const filled = [...board.querySelectorAll<HTMLElement>(':scope > :has(li)')];
  const isInView = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect();
    return left >= frame.left && right <= frame.right;
  };
  const [first] = filled;
  if (!first || filled.some(isInView)) return;
  // Only sideways: scrollIntoView would scroll the page too.
  const margin = Number.parseFloat(getComputedStyle(board).paddingLeft);
  board.scrollLeft += first.getBoundingClientRect().left - frame.left - margin;
}
