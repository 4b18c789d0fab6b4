import type { Look } from '../layout-types';

/** A piece of text as a page draws it, without a space or a gap: a word, or a part of one. */
export interface Item {
  text: string;
  /** In points from the left edge of the page. */
  x: number;
  /** The baseline, in points from the top edge of the page. */
  y: number;
  width: number;
  /** The size of its font in points, as drawn. */
  size: number;
  look: Look;
  /** The room that is added after each of its letters, in points. */
  letterSpacing: number;
  /** Whether a space was drawn before it. */
  isSpaced: boolean;
  /** Whether it is a picture in a font rather than text. */
  isIcon: boolean;
  /** Whether it is not drawn from left to right. */
  isRotated: boolean;
  /** Whether it has the colour of what lies below it. */
  isHidden: boolean;
}

/** A rectangle on a page, in points from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area of a link annotation. */
export interface LinkArea extends Area {
  address: string;
}

/** What a page shows, as far as it tells something about its text. */
export interface PageContents {
  /** Counted from 1. */
  page: number;
  width: number;
  height: number;
  items: Item[];
  links: LinkArea[];
  /** Small round or square shapes. */
  dots: Area[];
}
