import type { GalleryCategory } from '../../../contracts/sections/gallery-image';
import type { ItemOf } from '../../sections/form/form-values';

export type GalleryImage = ItemOf<'gallery'>;

/** The sort options, in display order. */
export const sortLabels = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  name: 'Name (A-Z)',
  size: 'Size',
  category: 'Category',
  custom: 'Custom order',
} as const;
export type SortKey = keyof typeof sortLabels;

/** The category chips, in display order. */
export const categoryChips = [
  { value: 'all', label: 'All Photos' },
  { value: 'work', label: 'Work' },
  { value: 'education', label: 'Education' },
  { value: 'achievements', label: 'Achievements' },
  { value: 'personal', label: 'Personal' },
  { value: 'travel', label: 'Travel' },
  { value: 'portfolio', label: 'Portfolio' },
] as const satisfies { value: GalleryCategory | 'all'; label: string }[];
export type CategoryChip = (typeof categoryChips)[number]['value'];

/** The filter and the order of the images. */
export interface GalleryView {
  search: string;
  category: CategoryChip;
  sort: SortKey;
}

export const everything: GalleryView = { search: '', category: 'all', sort: 'newest' };

/** The date of an image, or else the time of its upload. */
export const dateOf = (image: GalleryImage) => image.metadata.date ?? image.createdAt;

/** The name of an image without a caption. */
export const nameOf = (image: GalleryImage) => image.caption || 'Untitled photo';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byName = (one: GalleryImage, other: GalleryImage) => collator.compare(one.caption, other.caption);
const byDate = (one: GalleryImage, other: GalleryImage) =>
  compare(dateOf(one), dateOf(other)) || compare(one.createdAt, other.createdAt);

const orders: Record<SortKey, (one: GalleryImage, other: GalleryImage) => number> = {
  newest: (one, other) => byDate(other, one),
  oldest: byDate,
  name: byName,
  size: (one, other) => other.size - one.size,
  category: (one, other) => compare(one.category, other.category) || byName(one, other),
  custom: (one, other) => one.sortOrder - other.sortOrder || compare(one.id, other.id),
};

/** The images that a view shows, in its order. */
export function imagesIn(images: GalleryImage[], { search, category, sort }: GalleryView): GalleryImage[] {
  const wanted = search.trim().toLowerCase();
  const matches = (image: GalleryImage) =>
    [image.caption, ...(image.metadata.tags ?? [])].some((text) => text.toLowerCase().includes(wanted));
  return images
    .filter((image) => category === 'all' || image.category.toLowerCase() === category)
    .filter((image) => wanted === '' || matches(image))
    .toSorted(orders[sort]);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
