import { LRUCache } from 'lru-cache';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPortfolio } from '../../../../db/public-projection';
import type { Summary } from '../../../documents/summary';

/** What each section of the public page is given. */
export interface BlockProps {
  portfolio: PublicPortfolio;
  summary: Summary;
  /** The day of the visit, `YYYY-MM-DD`. */
  today: string;
  /** Whether e-mail addresses, telephone numbers and streets are shown. */
  isContactShown: boolean;
}

/** A section of the public page. */
export interface PageBlock {
  /** Its anchor, which also selects its style. */
  id: string;
  /** Whether it is a plain list, which selects its style as well. */
  isListed?: boolean;
  /** Its heading; undefined if there is nothing to show. */
  titleOf(props: BlockProps): string | undefined;
  /** What is below the heading, as HTML. */
  bodyOf(props: BlockProps): string;
}

interface BlockParts<Content> extends Pick<PageBlock, 'id' | 'titleOf'> {
  /** All that the body depends on. */
  contentOf(props: BlockProps): Content;
  Body(content: Content): ReactNode;
}

const bodiesBytes = 8 * 1024 * 1024;

/** The bodies that were rendered last, by what they show, in full: to hash it takes longer than to compare it. */
const bodies = new LRUCache<string, string>({
  maxSize: bodiesBytes,
  sizeCalculation: (html, content) => 2 * (html.length + content.length),
});

/**
 * A section whose body is rendered once for the same content: a write to one section leaves the others as they are, and so
 * do other designs of the page and links to it.
 */
export const pageBlock = <Content extends object>({
  id,
  titleOf,
  contentOf,
  Body,
}: BlockParts<Content>): PageBlock => ({
  id,
  titleOf,
  bodyOf(props) {
    const content = contentOf(props);
    const key = id + JSON.stringify(content);
    const known = bodies.get(key);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(createElement(Body, content));
    bodies.set(key, html);
    return html;
  },
});
