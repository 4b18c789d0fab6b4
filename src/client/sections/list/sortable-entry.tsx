import { defaultAnimateLayoutChanges, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Switch, Tooltip } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Tag } from '../../ui/card-parts';
import { DragHandle } from '../../ui/order/drag-handle';
import type { Moves } from '../../ui/order/sortable-list';
import switchClasses from '../../ui/switch.module.css';
import { entryElementId } from './entry-element';
import classes from './sortable-entry.module.css';
import { isPending } from './use-section';

export interface EntryActions {
  /** Undefined where the entry cannot be edited. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
  onPublicChange: (isPublic: boolean) => void;
}

interface SortableEntryProps extends EntryActions {
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
      <div className={classes.content}>
        {!item.isPublic && !bare && (
          <Tag className={classes.private} color="gray" leftSection={<IconLock size={12} aria-hidden />}>
            Private
          </Tag>
        )}
        {children}
      </div>
      <div className={classes.bar} hidden={bare}>
        <DragHandle sortable={sortable} name={name} className={classes.handle} />
        <BarButton label={`Move ${name} up`} tip="Move up" off={!moves.up || pending} onClick={moves.up}>
          <IconArrowUp size={18} aria-hidden />
        </BarButton>
        <BarButton
          label={`Move ${name} down`}
          tip="Move down"
          off={!moves.down || pending}
          onClick={moves.down}
        >
          <IconArrowDown size={18} aria-hidden />
        </BarButton>
        <Switch
          className={classes.public}
          classNames={{ body: classes.switch, track: switchClasses.track }}
          size="sm"
          label="Public"
          aria-label={`Public: ${name}`}
          checked={item.isPublic}
          disabled={pending || editing}
          onChange={(event) => onPublicChange(event.currentTarget.checked)}
        />
        {onEdit && (
          <BarButton label={`Edit ${name}`} tip="Edit" off={pending} onClick={onEdit}>
            <IconPencil size={18} aria-hidden />
          </BarButton>
        )}
        <BarButton label={`Delete ${name}`} tip="Delete" off={pending || editing} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </BarButton>
      </div>
    </article>
  );
}

interface BarButtonProps {
  label: string;
  tip: string;
  off: boolean;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function BarButton({ label, tip, off, onClick, children }: BarButtonProps) {
  return (
    <Tooltip label={tip} openDelay={700}>
      <ActionIcon
        className={classes.action}
        variant="subtle"
        color="gray"
        aria-label={label}
        // A disabled button would lose the keyboard focus.
        aria-disabled={off}
        data-off={off || undefined}
        onClick={off ? undefined : onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
