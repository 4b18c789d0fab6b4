import { LRUCache } from 'lru-cache';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPortfolio } from '../../../../db/public-projection';
import { entryMark } from '../../../contracts/page-preview';
import type { SectionKey } from '../../../contracts/sections';
import type { Summary } from '../../../documents/summary';
import type { Words } from '../../../words/words';
import { LanguagesOfTexts, SpokenWords } from '../spoken-words';
import { type TextLanguages, unsorted } from '../text-languages';

/** What each section of the public page is given. */
export interface BlockProps {
  portfolio: PublicPortfolio;
  summary: Summary;
  words: Words;
  /** The day of the visit, `YYYY-MM-DD`. */
  today: string;
  /** Whether e-mail addresses, telephone numbers and streets are shown. */
  isContactShown: boolean;
  /** Whether the entries say which they are. */
  marksEntries?: boolean;
  textLanguages?: TextLanguages;
}

const MarksEntries = createContext(false);

/** What an element that shows an entry of a section says about it, where anybody needs to know. */
export function useEntryMark(section: SectionKey) {
  const isMarked = useContext(MarksEntries);
  return (id: string) => (isMarked ? { 'data-entry': entryMark(section, id) } : {});
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
    const { marksEntries = false, words, textLanguages = unsorted } = props;
    const rendered = [words.locale, textLanguages.key, id, marksEntries ? 'marked' : ''].join(' ');
    const key = rendered + JSON.stringify(content);
    const known = bodies.get(key);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(
      createElement(
        SpokenWords,
        { value: words },
        createElement(
          LanguagesOfTexts,
          { value: textLanguages.of },
          createElement(MarksEntries, { value: marksEntries }, createElement(Body, content)),
        ),
      ),
    );
    bodies.set(key, html);
    return html;
  },
});
