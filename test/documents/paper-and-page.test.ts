import { type Node, Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { PublicPortfolio } from '../../db/public-projection';
import { readDesign } from '../../src/contracts/design';
import type { DocumentForm } from '../../src/contracts/exports';
import type { Portfolio } from '../../src/documents/portfolio';
import { typeset } from '../../src/documents/typesetting/typeset';
import { renderPage } from '../../src/server/public-page/page';
import { pageAssets } from '../../src/server/public-page/page-assets';
import { makeImage } from '../support/images';
import { paperContent, paperOptions } from '../support/paper-content';
import { pdfToText } from '../support/pdf-to-text';
import { people, wholePortfolioOf } from '../support/people';

const today = '2026-11-22';
const picture = 'picture.jpg';

/** A page of A4 without its footer, in points. */
const withoutFooter = { width: 595, height: 809 };

/**
 * What is compared of a text: its words, or its letters where words are not separated. Documents have their dates after
 * titles, and the names of highlighted skills twice.
 */
function comparable(text: string, script: string): string[] {
  const written = text
    .normalize('NFC')
    .replace(/[★☆]/gu, '')
    // On the page, lists of words are told by their look.
    .replace(/Technologies|Coursework|Skills/g, '')
    // `pdftotext` takes dates beside short lines for a column of its own.
    .replace(script === 'Arabic' ? /[\x20-\x7e]/g : '', '');
  const hasWords = !['Arabic', 'Hebrew', 'Chinese', 'Japanese', 'Korean'].includes(script);
  const units = written.match(hasWords ? /[\p{L}\p{M}\p{N}]+|\p{S}/gu : /[\p{L}\p{M}\p{N}\p{S}]/gu) ?? [];
  return [...new Set(units)].toSorted();
}

// Words for screen readers and links to actions.
const actions = '.unseen, .button';
/** What only the page has. */
const pageOnly: Record<DocumentForm, string> = {
  portfolio: `${actions}, .period .quiet`,
  plain: `${actions}, #about, #testimonials, #facts, #gallery, #contact`,
};

/** The text of each section of the page as its owner sees it, by heading. */
function sectionsOnPage(portfolio: Portfolio, form: DocumentForm): [heading: string, text: string][] {
  const view = { origin: 'https://example.com', today, isContactShown: true, isDraft: false };
  // As the database reads it, with nothing left out.
  const whole = { ...portfolio, cv: null, video: null, design: null, canonicalHost: null } as PublicPortfolio;
  const html = renderPage(whole, { ...view, assets: pageAssets((source) => source) });
  const { document } = new Window();
  document.write(html);
  for (const each of document.querySelectorAll(pageOnly[form])) each.remove();
  return [...document.querySelectorAll('main > section')].map((section) => [
    section.querySelector('h2')?.textContent ?? '',
    textsIn(section).join(' '),
  ]);
}

/** The texts in an element, each by itself: what is between two of them is up to the layout. */
const textsIn = (node: Node): string[] =>
  node.nodeType === node.TEXT_NODE ? [node.textContent] : [...node.childNodes].flatMap(textsIn);

/** What `pdftotext` copies, without the marks that it puts around text that runs from the right. */
const copiedFrom = (bytes: Uint8Array) =>
  pdfToText(bytes, withoutFooter)
    ?.replace(/\p{Cf}/gu, '')
    .replaceAll('\f', '\n');

/** The part of a document from a heading to the next one. */
function partOf(text: string, heading: string, headings: string[]): string {
  const starts = headings.map((each) => text.search(new RegExp(`^${each}$`, 'm')));
  const start = starts[headings.indexOf(heading)] ?? 0;
  const next = Math.min(...starts.filter((other) => other > start), text.length);
  return text.slice(start, next);
}

describe.each<DocumentForm>(['portfolio', 'plain'])('the form %s', (form) => {
  test.each(Object.entries(people))('%s is as on the page, section by section', async (script, person) => {
    const whole = wholePortfolioOf(person);
    const confirmed = whole.testimonials.map((each) => ({ ...each, checkUrl: '/testimonial-check/t' }));
    const portfolio = { ...whole, testimonials: [...whole.testimonials, ...confirmed] };
    const pictures = new Map(portfolio.gallery.map(({ imageUrl }) => [imageUrl, picture]));
    const order = readDesign(null).sections.map(({ key }) => key);
    const look = { ...paperOptions(form).look, order };
    const bytes = await typeset({
      form: 'pdf',
      template: 'document',
      content: paperContent(portfolio, form, { pictures, today, look }),
      pictures: { [picture]: await makeImage('jpeg', 480, 300) },
      typePairing: 'fraunces-inter',
    });
    const copied = copiedFrom(bytes);
    if (copied === undefined) return;
    const page = sectionsOnPage(portfolio, form);
    const headings = page.map(([heading]) => heading);
    expect(headings).toHaveLength(form === 'plain' ? 8 : 13);
    for (const [heading, text] of page) {
      const [paper, onPage] = [partOf(copied, heading, headings), text].map((each) =>
        comparable(each, script),
      );
      // A CV says less of some entries, and documents leave out the tags of photos.
      const isBriefer = form === 'plain' || heading === 'Photos';
      expect(onPage, heading).toEqual(isBriefer ? expect.arrayContaining(paper ?? []) : paper);
    }
  });
});
