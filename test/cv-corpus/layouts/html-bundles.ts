import { type Content, contentOf } from '../content';
import { letters } from '../letters';
import { alistair } from '../people/alistair';
import { ananya } from '../people/ananya';
import { caglar } from '../people/caglar';
import { etienne } from '../people/etienne';
import { federica } from '../people/federica';
import { guadalupe } from '../people/guadalupe';
import { inigo } from '../people/inigo';
import { jorg } from '../people/jorg';
import { maelle } from '../people/maelle';
import { niccolo } from '../people/niccolo';
import { sidebarLeft } from './html-columns';
import { ruled } from './html-one-column';
import { box, escapeText } from './html-pieces';
import type { HtmlLayout } from './layout';

const newPage = '<div style="break-before:page"></div>';

/** A letter of application on a separate page before the CV. */
function letterOf(content: Content): string {
  const { greeting, paragraphs, closing, recipient } = letters[content.language];
  return [
    box('line', escapeText(content.name)),
    box('line', escapeText(content.place)),
    box('line', escapeText(`${content.email} · ${content.phone}`)),
    `<br>${recipient.map((line) => box('line', escapeText(line))).join('')}<br>`,
    ...[greeting, ...paragraphs, closing].map((text) => `<p>${escapeText(text)}</p><br>`),
    box('line', escapeText(content.name)),
  ].join('');
}

const withLetter = (layout: HtmlLayout): HtmlLayout => ({
  ...layout,
  id: `letter-${layout.id}`,
  html: (content) => layout.html(content).replace('<body>', `<body>${letterOf(content)}${newPage}`),
});

export const letterRuled = withLetter(ruled);
export const letterSidebar = withLetter(sidebarLeft);

const bodyOf = (markup: string) => markup.slice(markup.indexOf('<body>') + 6, markup.indexOf('</body>'));

const others = [alistair, ananya, caglar, jorg, guadalupe, inigo, etienne, maelle, federica, niccolo];

/** The CV of another person follows in the same file. */
export const twoPeople: HtmlLayout = {
  ...ruled,
  id: 'two-people',
  html: (content) => {
    const other =
      others.find(({ language, name }) => language === content.language && name !== content.name) ?? alistair;
    const dates = { month: 'short', dash: ' – ', present: 0, usesSince: false } as const;
    const second = ruled.html(contentOf(other, { dates, heading: 0, hidesLinks: false }));
    return ruled.html(content).replace('</body>', `${newPage}${bodyOf(second)}</body>`);
  },
};
