import { z } from 'zod';
import { day } from '../dates';
import { orNull } from '../or-null';
import { lines, singleLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';

export const galleryCategories = [
  'personal',
  'work',
  'education',
  'achievements',
  'travel',
  'portfolio',
] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** The badge label of each category. */
export const galleryCategoryLabels: Record<GalleryCategory, string> = {
  personal: 'Personal',
  work: 'Work Projects',
  education: 'Education',
  achievements: 'Achievements',
  travel: 'Travel',
  portfolio: 'Portfolio',
};

/** Tags shown on a card before '+N more'. */
export const shownTags = 3;

/** The largest accepted image, in bytes. */
export const imageMaxBytes = 5 * 1024 * 1024;

/** The metadata of an image; a write may contain some of it and leaves the rest unchanged. */
const metadata = z.strictObject({
  tags: lines(30, 60).optional(),
  date: orNull(day).optional(),
  favorite: z.boolean().optional(),
  portfolio: z.boolean().optional(),
});

/** What can be in several languages. */
const texts = {
  caption: singleLine(300),
};

export const galleryImage = defineSection({
  path: 'gallery',
  noun: 'image',
  part: 'gallery',
  maxItems: 500,
  texts,
  required: {
    /** The path of an image that this server already stores. */
    imageUrl: singleLine(300).regex(/^\/api\/files\/[\w-]+$/, 'Name an image that is stored here.'),
  },
  optional: {
    caption: texts.caption,
    category: z.enum(galleryCategories),
    metadata,
    translations: translationsOf(texts),
  },
  derived: {
    /** Of the largest stored size, in pixels. */
    width: z.int(),
    height: z.int(),
    /** Bytes of the largest stored size. */
    size: z.int(),
    /** A tiny placeholder as a data URL, shown until the image has loaded. */
    placeholder: z.string(),
  },
});
