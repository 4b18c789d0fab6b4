import { defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useReducedMotion } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DragHandle } from '../../ui/order/drag-handle';
import type { Moves } from '../../ui/order/sortable-list';
import { entryElementId } from './entry-element';
import { EntryMenu } from './entry-menu';
import { isOwnPress } from './own-press';
import { PublicSwitch } from './public-switch';
import classes from './sortable-entry.module.css';
import { isPending } from './use-section';

interface SortableEntryProps {
  /** Undefined where the entry cannot be edited. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
  onPublicChange: (isPublic: boolean) => void;
  item: { id: string; isPublic: boolean };
  name: string;
  moves: Moves;
  /** Whether the form is editing this entry. */
  editing: boolean;
  /** Whether the entry is shown without its buttons. */
  bare?: boolean;
  children: ReactNode;
}

/** One entry of a list with its actions; its section provides the card. */
export function SortableEntry(props: SortableEntryProps) {
  const { item, name, moves, editing, bare = false, onEdit, onRemove, onPublicChange, children } = props;
  const still = useReducedMotion();
  const pending = isPending(item);
  const sortable = useSortable({
    id: item.id,
    disabled: pending,
    attributes: { roleDescription: 'sortable entry' },
    transition: still ? null : { duration: 180, easing: 'ease' },
    // An entry moved by a button is animated like a dragged one.
    animateLayoutChanges: (change) => !still && defaultAnimateLayoutChanges({ ...change, wasDragging: true }),
  });

  return (
    <article
      ref={sortable.setNodeRef}
      id={entryElementId(item.id)}
      tabIndex={-1}
      className={classes.entry}
      aria-label={name}
      aria-busy={pending}
      data-dragging={sortable.isDragging || undefined}
      data-editing={editing || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut to the menu's first item */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className={classes.content}
        data-editable={(onEdit && !bare && !pending) || undefined}
        onClick={bare || pending ? undefined : (press) => isOwnPress(press) && onEdit?.()}
      >
        {children}
      </div>
      <div className={classes.actions} hidden={bare}>
        <PublicSwitch
          name={name}
          isPublic={item.isPublic}
          off={pending || editing}
          onChange={onPublicChange}
        />
        <EntryMenu
          name={name}
          moves={moves}
          onEdit={onEdit}
          onRemove={editing ? undefined : onRemove}
          off={pending}
        />
        <DragHandle sortable={sortable} name={name} className={classes.handle} />
      </div>
    </article>
  );
}
