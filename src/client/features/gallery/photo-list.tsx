import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight, IconGripVertical, type TablerIcon } from '@tabler/icons-react';
import { type Moves, SortableList } from '../../ui/order/sortable-list';
import classes from './gallery.module.css';
import { nameOf, type Photo } from './gallery-view';
import { PhotoCard, type PhotoCardProps } from './photo-card';
import cardClasses from './photo-card.module.css';
import type { Layout } from './toolbar';
import type { Gallery } from './use-gallery';
import type { Selection } from './use-selection';

interface PhotoListProps {
  photos: Photo[];
  layout: Layout;
  gallery: Gallery;
  selection: Selection;
  /** Whether the photos are shown in the owner's order and can be reordered. */
  isSortable: boolean;
  onOpen: (photo: Photo) => void;
  onRemove: (photo: Photo) => void;
}

/** The list receives the focus when the focused photo is removed. */
export const photosId = 'photos';

/** The photos of a view as cards. */
export function PhotoList(props: PhotoListProps) {
  const { photos, layout, gallery, selection, isSortable, onOpen, onRemove } = props;
  const cardOf = (photo: Photo): PhotoCardProps => ({
    photo,
    layout,
    gallery,
    isSelected: selection.has(photo),
    onSelect: (isSelected) => selection.set(photo, isSelected),
    onView: () => onOpen(photo),
    onRemove: () => onRemove(photo),
  });
  return (
    <ul id={photosId} tabIndex={-1} className={classes.photos} data-layout={layout} aria-label="Photos">
      {isSortable ? (
        <SortableList items={photos} nameOf={nameOf} grid={layout === 'grid'} onReorder={gallery.reorder}>
          {(photo, moves) => <SortableCard key={photo.id} card={cardOf(photo)} moves={moves} />}
        </SortableList>
      ) : (
        photos.map((photo) => (
          <li key={photo.id}>
            <PhotoCard {...cardOf(photo)} />
          </li>
        ))
      )}
    </ul>
  );
}

/** A card that can be moved by dragging, by keyboard, or with its buttons. */
function SortableCard({ card, moves }: { card: PhotoCardProps; moves: Moves }) {
  const name = nameOf(card.photo);
  const still = useReducedMotion();
  const sortable = useSortable({
    id: card.photo.id,
    attributes: { roleDescription: 'sortable photo' },
    transition: still ? null : { duration: 180, easing: 'ease' },
  });
  return (
    <li
      ref={sortable.setNodeRef}
      className={sortable.isDragging ? classes.dragging : undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <PhotoCard
        {...card}
        order={
          <>
            <ActionIcon
              ref={sortable.setActivatorNodeRef}
              {...sortable.attributes}
              {...sortable.listeners}
              className={`${cardClasses.action} ${cardClasses.handle}`}
              variant="subtle"
              color="gray"
              aria-label={`Reorder ${name}`}
            >
              <IconGripVertical size={19} aria-hidden />
            </ActionIcon>
            <MoveButton icon={IconArrowLeft} label={`Move ${name} earlier`} move={moves.up} />
            <MoveButton icon={IconArrowRight} label={`Move ${name} later`} move={moves.down} />
          </>
        }
      />
    </li>
  );
}

interface MoveButtonProps {
  icon: TablerIcon;
  label: string;
  move: (() => void) | undefined;
}

function MoveButton({ icon: Icon, label, move }: MoveButtonProps) {
  return (
    <ActionIcon
      className={cardClasses.action}
      variant="subtle"
      color="gray"
      aria-label={label}
      // A disabled button would lose the keyboard focus.
      aria-disabled={!move}
      data-off={!move || undefined}
      onClick={move}
    >
      <Icon size={19} aria-hidden />
    </ActionIcon>
  );
}
