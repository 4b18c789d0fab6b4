import { type Content, contentOf } from '../content';
import { everybody } from '../everybody';
import { letters } from '../letters';
import { sidebarLeft } from './html-columns';
import { ruled } from './html-one-column';
import { escapeText, line } from './html-pieces';
import type { HtmlLayout } from './layout';

const newPage = '<div style="break-before:page"></div>';

/** A letter of application on a separate page before the CV. */
function letterOf(content: Content): string {
  const { greeting, paragraphs, closing, recipient } = letters[content.language];
  return [
    line(escapeText(content.name)),
    line(escapeText(content.place)),
    line(escapeText(`${content.email} · ${content.phone}`)),
    `<br>${recipient.map((words) => line(escapeText(words))).join('')}<br>`,
    ...[greeting, ...paragraphs, closing].map((text) => `<p>${escapeText(text)}</p><br>`),
    line(escapeText(content.name)),
  ].join('');
}

export const letterSidebar: HtmlLayout = {
  ...sidebarLeft,
  id: 'letter-sidebar-left',
  html: (content) => sidebarLeft.html(content).replace('<body>', `<body>${letterOf(content)}${newPage}`),
};

const bodyOf = (markup: string) => markup.slice(markup.indexOf('<body>') + 6, markup.indexOf('</body>'));

/** The CV of another person follows in the same file. */
export const twoPeople: HtmlLayout = {
  ...ruled,
  id: 'two-people',
  html: (content) => {
    const other = everybody.find(
      ({ language, name }) => language === content.language && name !== content.name,
    );
    if (!other) throw new Error('Nobody else has a CV in this language.');
    const dates = { month: 'short', dash: ' – ', present: 0, usesSince: false } as const;
    const second = ruled.html(contentOf(other, { dates, heading: 0, hidesLinks: false }));
    return ruled.html(content).replace('</body>', `${newPage}${bodyOf(second)}</body>`);
  },
};
