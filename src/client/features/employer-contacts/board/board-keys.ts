import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { employerContactStatuses } from '../../../../contracts/employer-contact';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys lead from one column of the board to the next. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code];
  if (!step) return undefined;
  const { active, over, droppableRects } = context;
  const now = over?.id ?? active?.data.current?.status;
  const index = employerContactStatuses.findIndex(({ key }) => key === now);
  const next = employerContactStatuses[index + step];
  const column = next && droppableRects.get(next.key);
  // Straight to the side, so that the board scrolls no other way.
  return column && { x: column.left, y: currentCoordinates.y };
};
