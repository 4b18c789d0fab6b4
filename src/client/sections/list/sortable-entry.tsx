import { defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { UnstyledButton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconLock, IconWorld } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { DragHandle } from '../../ui/order/drag-handle';
import type { Moves } from '../../ui/order/sortable-list';
import { entryElementId } from './entry-element';
import { EntryMenu } from './entry-menu';
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

  /** A press on the entry edits it, but for one on something in it, or one that selects text. */
  function handlePress({ target }: MouseEvent) {
    const isOwn = target instanceof Element && !target.closest('a, button, input, select, textarea, video');
    if (isOwn && window.getSelection()?.isCollapsed !== false) onEdit?.();
  }

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
        onClick={bare || pending ? undefined : handlePress}
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

interface PublicSwitchProps {
  name: string;
  isPublic: boolean;
  off: boolean;
  onChange: (isPublic: boolean) => void;
}

/** Who sees the entry, as the word that is the switch. */
const PublicSwitch = ({ name, isPublic, off, onChange }: PublicSwitchProps) => {
  const Icon = isPublic ? IconWorld : IconLock;
  return (
    <UnstyledButton
      className={classes.public}
      role="switch"
      aria-checked={isPublic}
      aria-label={`Public: ${name}`}
      disabled={off}
      onClick={() => onChange(!isPublic)}
    >
      <Icon size={14} aria-hidden />
      {isPublic ? 'Public' : 'Private'}
    </UnstyledButton>
  );
};
