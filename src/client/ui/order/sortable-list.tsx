import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { announce } from '../announce';

interface Named {
  id: string;
}

export interface SortableListProps<I extends Named> {
  items: I[];
  /** The ids of these entries in their new order. */
  onReorder: (ids: string[]) => void;
  nameOf: (item: I) => string;
  /** Whether entries are laid out side by side. */
  grid?: boolean;
  /** The element around the entries, which takes nothing else; what guides screen readers stands beside it. */
  list?: (entries: ReactNode) => ReactNode;
  children: (item: I, move: Moves) => ReactNode;
}

/** Moves an entry by one place; undefined at the end of the list. */
export interface Moves {
  up?: () => void;
  down?: () => void;
}

/** A list that is reordered by dragging, by keyboard, or with buttons. */
export function SortableList<I extends Named>(props: SortableListProps<I>) {
  const { items, onReorder, nameOf, grid = false, list = (entries) => entries, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameAt = (id: unknown) => {
    const item = items.find((candidate) => candidate.id === id);
    return item ? nameOf(item) : 'Entry';
  };
  const placeOf = (id: unknown) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;

  function moveTo(id: string, index: number) {
    onReorder(arrayMove(ids, ids.indexOf(id), index));
    announce(`${nameAt(id)} moved to position ${index + 1} of ${ids.length}.`);
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) {
      onReorder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
    }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'To pick up an entry press Space or Enter. Move it with the arrow keys, press Space or Enter to drop it, or Escape to put it back.',
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameAt(active.id)}, ${placeOf(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameAt(active.id)} is at ${placeOf(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            `${nameAt(active.id)} was dropped${over ? ` at ${placeOf(over.id)}` : ''}.`,
          onDragCancel: ({ active }) => `${nameAt(active.id)} was put back, ${placeOf(active.id)}.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        {list(
          items.map((item, index) =>
            children(item, {
              up: index > 0 ? () => moveTo(item.id, index - 1) : undefined,
              down: index < ids.length - 1 ? () => moveTo(item.id, index + 1) : undefined,
            }),
          ),
        )}
      </SortableContext>
    </DndContext>
  );
}
