import { ActionIcon, Badge, Checkbox, Text } from '@mantine/core';
import {
  IconEye,
  IconLock,
  IconPencil,
  IconStar,
  IconStarFilled,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { dateText } from '../../../contracts/date-text';
import { galleryCategoryLabels, shownTags } from '../../../contracts/sections/gallery-image';
import { dateOf, type GalleryImage, nameOf } from './gallery-view';
import classes from './image-card.module.css';
import { InlineEdit } from './inline-edit';
import { ResponsiveImage } from './responsive-image';
import type { Layout } from './toolbar';
import type { Gallery } from './use-gallery';

export interface ImageCardProps {
  image: GalleryImage;
  layout: Layout;
  gallery: Gallery;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onView: () => void;
  onRemove: () => void;
  /** Moves it, while the owner's order is shown. */
  order?: ReactNode;
}

/** One image with its actions. */
export function ImageCard(props: ImageCardProps) {
  const { image, layout, gallery, isSelected, onSelect, onView, onRemove, order } = props;
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const name = nameOf(image);
  const isFavorite = image.metadata.favorite === true;
  const Star = isFavorite ? IconStarFilled : IconStar;

  function closeEdit() {
    setEditing(false);
    editButton.current?.focus();
  }

  return (
    <article
      className={classes.card}
      data-layout={layout}
      data-selected={isSelected || undefined}
      aria-label={name}
    >
      <div className={classes.image}>
        <button
          type="button"
          className={classes.open}
          onClick={onView}
          aria-label={`Open ${name}`}
          tabIndex={-1}
        >
          <ResponsiveImage
            image={image}
            sizes={layout === 'list' ? '160px' : '(min-width: 62em) 300px, (min-width: 36em) 45vw, 92vw'}
          />
        </button>
        <Checkbox
          className={classes.select}
          size="md"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
        <ActionIcon
          className={classes.star}
          size={44}
          radius="xl"
          variant="transparent"
          aria-label={`Favorite ${name}`}
          aria-pressed={isFavorite}
          onClick={() => gallery.toggleFavorite(image)}
        >
          <Star size={20} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.body}>
        {isEditing ? (
          <InlineEdit image={image} onSave={gallery.save} onClose={closeEdit} />
        ) : (
          <>
            <Text component="h2" className={classes.caption} data-empty={image.caption === '' || undefined}>
              {name}
            </Text>
            <Tags tags={image.metadata.tags ?? []} />
            <div className={classes.meta}>
              <Badge variant="light" tt="none">
                {galleryCategoryLabels[image.category]}
              </Badge>
              {!image.isPublic && (
                <Badge
                  variant="light"
                  color="gray"
                  tt="none"
                  leftSection={<IconLock size={12} aria-hidden />}
                >
                  Private
                </Badge>
              )}
              <Text size="sm" c="dimmed" component="time" dateTime={dateOf(image)} className="tabular">
                {dateText(dateOf(image).slice(0, 10))}
              </Text>
            </div>
          </>
        )}
      </div>
      <div className={classes.actions}>
        {order}
        <CardAction icon={IconEye} label={`View ${name}`} onClick={onView} isFirst />
        <CardAction
          icon={IconPencil}
          label={`Edit ${name}`}
          onClick={() => setEditing(!isEditing)}
          ref={editButton}
        />
        <CardAction icon={IconTrash} label={`Delete ${name}`} onClick={onRemove} />
      </div>
    </article>
  );
}

/** The first tags, and how many more there are. */
function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label="Tags">
      {[...new Set(tags)].slice(0, shownTags).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {tags.length > shownTags && <li data-more>+{tags.length - shownTags} more</li>}
    </ul>
  );
}

interface CardActionProps {
  icon: TablerIcon;
  label: string;
  onClick: () => void;
  isFirst?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function CardAction({ icon: Icon, label, onClick, isFirst, ref }: CardActionProps) {
  return (
    <ActionIcon
      ref={ref}
      className={classes.action}
      data-first={isFirst || undefined}
      variant="subtle"
      color="gray"
      aria-label={label}
      onClick={onClick}
    >
      <Icon size={19} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
