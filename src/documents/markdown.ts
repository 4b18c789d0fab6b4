import { type Outline, type OutlineEntry, type OutlineLink, outlineOf } from './outline';
import type { Portfolio } from './portfolio';

/** Characters with a meaning anywhere in a line, in CommonMark, in GitHub's dialect or in HTML. */
const inline = /[\\`*_{}[\]<>&~|$@]/g;
/** Characters with a meaning at the beginning of a line. */
const leading = /^(?:[#+\-=:]|\d{1,9}(?=[.)]))/;

/** A text that is shown as it is, on one line. */
function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const escaped = line
    .replace(inline, '\\$&')
    // What would become a link of its own.
    .replaceAll('://', '\\://')
    .replace(/(www|xmpp|mailto)([.:])/gi, '$1\\$2');
  return escaped
    .replace(leading, (sign) => (/^\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** A text of several lines and paragraphs. */
const paragraphs = (text: string, indent = '') =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split(/[\n\r\u2028\u2029]/)
        .map(plain)
        .filter(Boolean)
        .map((line) => indent + line)
        // A backslash at its end breaks a line.
        .join('\\\n'),
    )
    .filter(Boolean)
    .join('\n\n');

const link = ({ text, href }: OutlineLink) => (href ? `[${plain(text)}](<${href}>)` : plain(text));

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

const blocks = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');

/** The portfolio in Markdown. No text in it is taken for markup or HTML. @param canonical the address of its page */
export function markdown(portfolio: Portfolio, canonical: string): string {
  const { name, details, about, contacts, sections }: Outline = outlineOf(portfolio, canonical);
  const contactLines = contacts.map(({ label, link: target, note }) =>
    [`${plain(label)}: ${link(target)}`, note && `(${plain(note)})`].filter(Boolean).join(' '),
  );
  return `${blocks(
    `# ${plain(name)}`,
    details.map(plain).join(' · '),
    paragraphs(about),
    list(contactLines),
    ...sections.map(({ title, entries }) => blocks(`## ${title}`, entries.map(entryOf).join('\n\n'))),
  )}\n`;
}

function entryOf({ heading, details, paragraphs: texts, points, lists, link: target }: OutlineEntry): string {
  // A fact has no heading, and stands in a list with the others.
  if (!heading) return list(texts.map((text) => plain(text)));
  return blocks(
    `### ${plain(heading)}`,
    details.map(plain).join('\\\n'),
    ...texts.map((text) => paragraphs(text)),
    list(points.map(plain)),
    ...lists.map(({ label, words }) => `${label}: ${words.map(plain).join(', ')}`),
    target && link(target),
  );
}
