import { wordsOfPage } from '../words/language';
import { type Outline, outlineOf } from './outline';
import type { OutlineEntry, OutlineLink } from './outline-entry';
import type { Portfolio } from './portfolio';

/** Characters with a special meaning anywhere in a line, in CommonMark, GitHub's dialect or HTML. */
const inline = /[\\`*_{}[\]<>&~|$@]/g;
/** Characters with a special meaning at the beginning of a line. */
const leading = /^(?:[#+\-=:]|\d{1,9}(?=[.)]))/;

/** Escapes a text, so that it is shown literally and on one line. */
function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const escaped = line
    .replace(inline, '\\$&')
    // Prevents automatic links.
    .replaceAll('://', '\\://')
    .replace(/(www|xmpp|mailto)([.:])/gi, '$1\\$2');
  return escaped
    .replace(leading, (sign) => (/^\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** Escapes a text of several lines and paragraphs. */
const paragraphs = (text: string, indent = '') =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split(/[\n\r\u2028\u2029]/)
        .map(plain)
        .filter(Boolean)
        .map((line) => indent + line)
        // A trailing backslash is a line break.
        .join('\\\n'),
    )
    .filter(Boolean)
    .join('\n\n');

/** An address as the destination of a link, in which `&copy;` would be read as one character. */
const destination = (href: string) => `<${href.replace(/&(?=#?\w+;)/g, '&amp;')}>`;

const link = ({ text, href }: OutlineLink) => (href ? `[${plain(text)}](${destination(href)})` : plain(text));

/** Escapes number signs at the end, which would otherwise close the heading and not be shown. */
const headingText = (text: string) => plain(text).replace(/ (?=#+$)/, ' \\');

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

const blocks = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');

/**
 * The portfolio in Markdown. No text in it is interpreted as markup or HTML.
 * @param canonical the address of its page
 * @param today `YYYY-MM-DD`
 * @param words those of the page's language by default
 */
export function markdown(
  portfolio: Portfolio,
  canonical: string,
  today: string,
  words = wordsOfPage(portfolio),
): string {
  const { name, details, about, contacts, sections }: Outline = outlineOf(portfolio, {
    canonical,
    today,
    words,
  });
  const contactLines = contacts.map(({ label, link: target, note }) =>
    [`${plain(label)}: ${link(target)}`, note && `(${plain(note)})`].filter(Boolean).join(' '),
  );
  return `${blocks(
    `# ${headingText(name)}`,
    details.map(plain).join(' · '),
    paragraphs(about),
    list(contactLines),
    ...sections.map(({ title, entries }) => blocks(`## ${title}`, entriesOf(entries))),
  )}\n`;
}

/** Facts are a list without blank lines, which would make each a paragraph. */
const entriesOf = (entries: OutlineEntry[]) =>
  entries.map(entryOf).join(entries.some(({ heading }) => heading) ? '\n\n' : '\n');

function entryOf({
  heading,
  details,
  paragraphs: texts,
  points,
  lists,
  linkLabel,
  link: target,
}: OutlineEntry): string {
  // A fact has no heading and becomes a list item.
  if (!heading) return list(texts.map((text) => plain(text)));
  return blocks(
    `### ${headingText(heading)}`,
    details.map(plain).join('\\\n'),
    ...texts.map((text) => paragraphs(text)),
    list(points.map(plain)),
    ...lists.map(({ label, words }) => `${label}: ${words.map(plain).join(', ')}`),
    target && [linkLabel && plain(linkLabel), link(target)].filter(Boolean).join(': '),
  );
}
