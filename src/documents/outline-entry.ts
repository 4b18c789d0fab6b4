import { readableAddress, webHref } from './links';
import { uriOf } from './uri';

/** A text that may be a link. */
export interface OutlineLink {
  text: string;
  /** Safe, and in ASCII. */
  href?: string | undefined;
}

export interface OutlineEntry {
  heading: string;
  /** Short lines below the heading: with whom, where, when. */
  details: string[];
  /** Texts that may have several lines. */
  paragraphs: string[];
  points: string[];
  /** Lists of words with their labels. */
  lists: { label: string; words: string[] }[];
  /** What stands before the link, if anything does. */
  linkLabel?: string;
  link?: OutlineLink | undefined;
}

/** An entry without empty parts. */
export function outlineEntry(
  heading: string,
  parts: Partial<Record<'details' | 'paragraphs' | 'points', Text[]>>,
  lists: Lists = {},
) {
  const nonEmpty = (texts: Text[] = []) => texts.flatMap((text) => text || []);
  return {
    heading,
    details: nonEmpty(parts.details),
    paragraphs: nonEmpty(parts.paragraphs),
    points: nonEmpty(parts.points),
    lists: Object.entries(lists).flatMap(([label, words]) => (words.length > 0 ? [{ label, words }] : [])),
  };
}

type Text = string | null | undefined | false;
type Lists = Record<string, string[]>;

export const joined = (...texts: Text[]) => texts.filter(Boolean).join(', ');

/** A web address as a link, if it is one. */
export function outlineLink(text: string): OutlineLink {
  const href = uriOf(text);
  return href ? { text: readableAddress(webHref(text) ?? href), href } : { text };
}
