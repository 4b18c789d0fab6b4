import type { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './drag-handle.module.css';

interface DragHandleProps {
  sortable: ReturnType<typeof useSortable>;
  /** What is moved with it. */
  name: string;
  className?: string;
}

/** What an item of a sortable list is held by, with the pointer or from the keyboard. */
export const DragHandle = ({ sortable, name, className = '' }: DragHandleProps) => (
  <ActionIcon
    ref={sortable.setActivatorNodeRef}
    {...sortable.attributes}
    {...sortable.listeners}
    className={`${classes.handle} ${className}`}
    variant="subtle"
    color="gray"
    aria-label={`Reorder ${name}`}
  >
    <IconGripVertical size={18} aria-hidden />
  </ActionIcon>
);
