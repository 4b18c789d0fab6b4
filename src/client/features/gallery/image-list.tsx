import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useReducedMotion } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DragHandle } from '../../ui/order/drag-handle';
import { type Moves, SortableList } from '../../ui/order/sortable-list';
import classes from './gallery.module.css';
import { type GalleryImage, nameOf } from './gallery-view';
import { ImageCard, type ImageCardProps } from './image-card';
import cardClasses from './image-card.module.css';
import type { Layout } from './toolbar';
import type { Gallery } from './use-gallery';
import type { Selection } from './use-selection';

interface ImageListProps {
  images: GalleryImage[];
  layout: Layout;
  gallery: Gallery;
  selection: Selection;
  /** Whether the images are shown in the owner's order and can be reordered. */
  isSortable: boolean;
  onOpen: (image: GalleryImage) => void;
  onRemove: (image: GalleryImage) => void;
}

/** The list receives the focus when the focused image is removed. */
export const imagesId = 'photos';

/** The images of a view as cards. */
export function ImageList(props: ImageListProps) {
  const { images, layout, gallery, selection, isSortable, onOpen, onRemove } = props;
  const cardOf = (image: GalleryImage): ImageCardProps => ({
    image,
    layout,
    gallery,
    isSelected: selection.has(image),
    onSelect: (isSelected) => selection.set(image, isSelected),
    onView: () => onOpen(image),
    onRemove: () => onRemove(image),
  });
  const list = (cards: ReactNode) => (
    <ul id={imagesId} tabIndex={-1} className={classes.images} data-layout={layout} aria-label="Photos">
      {cards}
    </ul>
  );
  if (!isSortable) {
    return list(
      images.map((image) => (
        <li key={image.id}>
          <ImageCard {...cardOf(image)} />
        </li>
      )),
    );
  }
  return (
    <SortableList
      items={images}
      nameOf={nameOf}
      grid={layout === 'grid'}
      onReorder={gallery.reorder}
      list={list}
    >
      {(image, moves) => <SortableCard key={image.id} card={cardOf(image)} moves={moves} />}
    </SortableList>
  );
}

/** A card that can be moved by dragging, by keyboard, or with its menu. */
function SortableCard({ card, moves }: { card: ImageCardProps; moves: Moves }) {
  const name = nameOf(card.image);
  const still = useReducedMotion();
  const sortable = useSortable({
    id: card.image.id,
    attributes: { roleDescription: 'sortable photo' },
    transition: still ? null : { duration: 180, easing: 'ease' },
  });
  return (
    <li
      ref={sortable.setNodeRef}
      className={sortable.isDragging ? classes.dragging : undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <ImageCard
        {...card}
        moves={moves}
        handle={<DragHandle sortable={sortable} name={name} className={cardClasses.handle} />}
      />
    </li>
  );
}
