import { Window } from 'happy-dom';
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
const withoutFooter = { width: 595, height: 799 };

/** The letters of a text and how often each occurs: lines, marks and distances between them are those of the layout. */
function lettersOf(text: string): string {
  const letters = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{S}]/gu) ?? [];
  return letters
    .filter((letter) => !'★☆'.includes(letter))
    .sort()
    .join('');
}

// Words for screen readers and links to actions.
const actions = '.unseen, .button';
/** What only the page has. */
const pageOnly: Record<DocumentForm, string> = {
  portfolio: actions,
  plain: `${actions}, .emoji, .period .quiet, #gallery`,
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
    section.textContent,
  ]);
}

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
  test.each(Object.entries(people))('%s is as on the page, section by section', async (_script, person) => {
    const whole = wholePortfolioOf(person);
    const confirmed = whole.testimonials.map((each) => ({ ...each, checkUrl: '/testimonial-check/t' }));
    const portfolio = { ...whole, testimonials: [...whole.testimonials, ...confirmed] };
    const pictures = new Map(portfolio.gallery.map(({ imageUrl }) => [imageUrl, picture]));
    const order = readDesign(null).sections.map(({ key }) => key);
    const look = { ...paperOptions(form).look, order };
    const bytes = await typeset({
      form: 'pdf',
      template: form,
      content: paperContent(portfolio, form, { pictures, today, look }),
      pictures: { [picture]: await makeImage('jpeg', 480, 300) },
      typePairing: 'fraunces-inter',
    });
    const copied = copiedFrom(bytes);
    if (copied === undefined) return;
    const page = sectionsOnPage(portfolio, form);
    const headings = page.map(([heading]) => heading);
    expect(headings).toHaveLength(form === 'plain' ? 7 : 8);
    for (const [heading, text] of page)
      expect(lettersOf(partOf(copied, heading, headings)), heading).toBe(lettersOf(text));
  });
});
