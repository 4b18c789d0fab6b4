import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DescribedSwitch } from '../described-switch';
import { DragHandle } from './drag-handle';
import { type Moves, SortableList } from './sortable-list';
import classes from './switch-list.module.css';

/** An item that is on or off. */
export interface SwitchItem {
  id: string;
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  /** Whether it cannot be switched. */
  isFixed?: boolean;
}

interface SwitchListProps {
  items: SwitchItem[];
  /** What an item is: 'section'. */
  noun: string;
  onReorder: (ids: string[]) => void;
  onSwitch: (id: string, isOn: boolean) => void;
}

/** A list whose items are reordered, and switched on and off one by one. */
export function SwitchList({ items, noun, onReorder, onSwitch }: SwitchListProps) {
  return (
    <div className={classes.rows}>
      <SortableList items={items} nameOf={({ label }) => label} onReorder={onReorder}>
        {(item, moves) => (
          <Row
            key={item.id}
            item={item}
            noun={noun}
            moves={moves}
            onSwitch={(isOn) => onSwitch(item.id, isOn)}
          />
        )}
      </SortableList>
    </div>
  );
}

interface RowProps {
  item: SwitchItem;
  noun: string;
  moves: Moves;
  onSwitch: (isOn: boolean) => void;
}

function Row({ item: { id, label, hint, isOn, isFixed = false }, noun, moves, onSwitch }: RowProps) {
  const still = useReducedMotion();
  const sortable = useSortable({
    id,
    attributes: { roleDescription: `sortable ${noun}` },
    transition: still ? null : { duration: 180, easing: 'ease' },
  });
  return (
    <div
      ref={sortable.setNodeRef}
      className={classes.row}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <DragHandle sortable={sortable} name={label} />
      <div className={classes.shown}>
        <DescribedSwitch
          size="sm"
          label={label}
          hint={hint}
          checked={isOn}
          disabled={isFixed}
          onChange={onSwitch}
        />
      </div>
      <Move label={`Move ${label} up`} move={moves.up}>
        <IconArrowUp size={18} aria-hidden />
      </Move>
      <Move label={`Move ${label} down`} move={moves.down}>
        <IconArrowDown size={18} aria-hidden />
      </Move>
    </div>
  );
}

interface MoveProps {
  label: string;
  move: (() => void) | undefined;
  children: ReactNode;
}

const Move = ({ label, move, children }: MoveProps) => (
  <ActionIcon
    className={classes.move}
    variant="subtle"
    color="gray"
    aria-label={label}
    // A disabled button would lose the keyboard focus.
    aria-disabled={move === undefined}
    onClick={move}
  >
    {children}
  </ActionIcon>
);
