import { rating as stars } from '../../contracts/sections/testimonial';
import { directionOf } from '../../words/language';
import type { Words } from '../../words/words';
import { justifiedRows } from '../justified-rows';
import type { Entry, Portfolio } from '../portfolio';
import { plainBlocks } from '../prose';
import { originNote, originOf } from '../testimonial-origin';
import type { Linked } from './contact-section';
import { isShort } from './entries';

/** Testimonials. */
export interface QuotesContent {
  kind: 'quotes';
  /** Who vouches for the others; empty if there are none. */
  note: string;
  entries: {
    /** Who is quoted. */
    title: string;
    facts: string[];
    /** Who has confirmed it, with the address where that can be verified. */
    origin: Linked | null;
    paragraphs: string[];
    /** Those that are left are hollow, so that a copy, or a screen reader, tells them apart. */
    stars: { given: string; left: string };
    isRightToLeft: boolean;
    staysTogether: boolean;
  }[];
}

/** @param canonical the address of the page */
export const quotes = (
  testimonials: Entry<'testimonials'>[],
  canonical: string,
  words: Words,
): QuotesContent => ({
  kind: 'quotes',
  note: originNote(testimonials, words),
  entries: testimonials.map((testimonial) => {
    const { name, role, company, content, rating, date, location } = testimonial;
    return {
      title: name,
      facts: [`${role}${words.comma}${company}`, ...(location ? [location] : []), words.dateText(date)],
      origin: originOf(testimonial, canonical, words),
      paragraphs: plainBlocks(content),
      stars: { given: '★'.repeat(rating), left: '☆'.repeat(stars.max - rating) },
      isRightToLeft: directionOf(content) === 'rtl',
      staysTogether: isShort({ content }),
    };
  }),
});

/** Images in rows of about the same height. */
export interface PicturesContent {
  kind: 'pictures';
  rows: {
    file: string;
    alt: string;
    caption: string;
    facts: string[];
    /** The share of the row's width; the shares in a short row add up to less than 1. */
    share: number;
  }[][];
}

/** The ratio of width to height at which a row fills the page's width. */
const fullRow = 3.4;

/** @param files the file names of the images, by address */
export const pictures = (
  gallery: Portfolio['gallery'],
  files: Map<string, string>,
  { t, dateText }: Words,
): PicturesContent => ({
  kind: 'pictures',
  rows: justifiedRows(
    gallery.filter(({ imageUrl }) => files.has(imageUrl)),
    fullRow,
  ).map(({ items, ratio: whole }) =>
    items.map(({ image: { imageUrl, caption, category, metadata }, ratio }) => {
      return {
        file: files.get(imageUrl) ?? '',
        alt: caption || t(`choices.galleryCategories.${category}`),
        caption,
        facts: metadata.date ? [dateText(metadata.date)] : [],
        share: ratio / Math.max(whole, fullRow),
      };
    }),
  ),
});

/** The playful facts. */
export interface NotesContent {
  kind: 'notes';
  notes: { emoji: string; text: string }[];
}

export const notes = (facts: Omit<Entry<'facts'>, 'order'>[]): NotesContent => ({
  kind: 'notes',
  notes: facts.map(({ emoji, fact }) => ({ emoji, text: fact })),
});
