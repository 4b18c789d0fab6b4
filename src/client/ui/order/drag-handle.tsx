import type { useDraggable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './drag-handle.module.css';

interface DragHandleProps {
  sortable: Pick<ReturnType<typeof useDraggable>, 'setActivatorNodeRef' | 'attributes' | 'listeners'>;
  /** What is moved with it. */
  name: string;
  /** What moving it does: 'Reorder', where nothing else is said. */
  deed?: string;
  id?: string;
  className?: string;
}

/** What an item of a sortable list is held by, with the pointer or from the keyboard. */
export const DragHandle = ({ sortable, name, deed = 'Reorder', id, className = '' }: DragHandleProps) => (
  <ActionIcon
    ref={sortable.setActivatorNodeRef}
    {...sortable.attributes}
    {...sortable.listeners}
    id={id}
    className={`${classes.handle} ${className}`}
    variant="subtle"
    color="gray"
    aria-label={`${deed} ${name}`}
  >
    <IconGripVertical size={18} aria-hidden />
  </ActionIcon>
);
