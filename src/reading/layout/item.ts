import type { Look } from '../layout-types';

/** A piece of text as a page draws it, without spaces or gaps: a word or a part of one. */
export interface Item {
  text: string;
  /** In points from the left edge of the page. */
  x: number;
  /** The baseline, in points from the top edge of the page. */
  y: number;
  width: number;
  /** The font size in points, as drawn. */
  size: number;
  look: Look;
  /** The space added after each letter, in points. */
  letterSpacing: number;
  /** Whether a space was drawn before it. */
  isSpaced: boolean;
  /** Whether it is a glyph of an icon font rather than text. */
  isIcon: boolean;
  /** Whether it is not drawn from left to right. */
  isRotated: boolean;
  /** Whether it has the same colour as its background. */
  isHidden: boolean;
  /** Whether an opaque area was painted over it. */
  isCovered?: true;
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

/** The contents of a page that matter for its text. */
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
