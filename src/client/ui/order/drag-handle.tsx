import type { useDraggable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './drag-handle.module.css';

interface DragHandleProps {
  sortable: Pick<ReturnType<typeof useDraggable>, 'setActivatorNodeRef' | 'attributes' | 'listeners'>;
  /** What is moved with it. */
  name: string;
  /** What moving it does; 'Reorder' by default. */
  action?: string;
  id?: string;
  className?: string;
}

/** The handle of an item in a sortable list, for pointer and keyboard. */
export const DragHandle = ({ sortable, name, action = 'Reorder', id, className = '' }: DragHandleProps) => (
  <ActionIcon
    ref={sortable.setActivatorNodeRef}
    {...sortable.attributes}
    {...sortable.listeners}
    id={id}
    className={`${classes.handle} ${className}`}
    variant="subtle"
    color="gray"
    aria-label={`${action} ${name}`}
  >
    <IconGripVertical size={18} aria-hidden />
  </ActionIcon>
);
