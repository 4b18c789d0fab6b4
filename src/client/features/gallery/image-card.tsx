import { ActionIcon, Badge, Checkbox, Text } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { dateText } from '../../../contracts/date-text';
import { galleryCategoryLabels, shownTags } from '../../../contracts/sections/gallery-image';
import { EntryMenu } from '../../sections/list/entry-menu';
import { isOwnPress } from '../../sections/list/own-press';
import { PublicSwitch } from '../../sections/list/public-switch';
import type { Moves } from '../../ui/order/sortable-list';
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
  /** Moves it by one place, and by dragging, while the owner's order is shown. */
  moves?: Moves;
  handle?: ReactNode;
}

/** One image with its actions. */
export function ImageCard(props: ImageCardProps) {
  const { image, layout, gallery, isSelected, onSelect, onView, onRemove, moves, handle } = props;
  const [isEditing, setEditing] = useState(false);
  /** What had the focus before the form. */
  const opener = useRef<Element>(null);
  const card = useRef<HTMLElement>(null);
  const name = nameOf(image);
  const isFavorite = image.metadata.favorite === true;
  const Star = isFavorite ? IconStarFilled : IconStar;

  function edit() {
    opener.current = document.activeElement;
    setEditing(true);
  }

  function closeEdit() {
    setEditing(false);
    const { current } = opener;
    const isFromMenu = current instanceof HTMLElement && current !== document.body && current.isConnected;
    (isFromMenu ? current : card.current)?.focus();
  }

  return (
    <article
      ref={card}
      tabIndex={-1}
      className={classes.card}
      data-layout={layout}
      data-selected={isSelected || undefined}
      data-private={!image.isPublic || undefined}
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
            sizes={layout === 'list' ? '160px' : '(min-width: 62em) 300px, 45vw'}
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut to the menu's item */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className={classes.body}
        data-editable={!isEditing || undefined}
        onClick={(press) => !isEditing && isOwnPress(press) && edit()}
      >
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
              <Text size="sm" c="dimmed" component="time" dateTime={dateOf(image)} className="tabular">
                {dateText(dateOf(image).slice(0, 10))}
              </Text>
            </div>
          </>
        )}
      </div>
      <div className={classes.actions}>
        <PublicSwitch
          name={name}
          isPublic={image.isPublic}
          onChange={(isPublic) => gallery.setPublic(image, isPublic)}
        />
        <EntryMenu
          name={name}
          moves={moves}
          onView={onView}
          onEdit={isEditing ? undefined : edit}
          onRemove={onRemove}
        />
        {handle}
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
