import { wordsOfPage } from '../words/language';
import { type Outline, outlineOf } from './outline';
import type { OutlineEntry, OutlineLink } from './outline-entry';
import type { Portfolio } from './portfolio';
import { proseOf, type Run, runsOf } from './prose';

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

/** A run with its marks, outside which its blanks have to be. */
function marked({ text, isBold, isItalic, href }: Run): string {
  const words = plain(text);
  if (!words || !(isBold || isItalic || href)) return words;
  const shown = href ? `[${words}](${destination(href)})` : words;
  const mark = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
  return `${mark}${shown}${mark}`;
}

/** A line, whose runs keep the blanks between them. */
const lineOf = (runs: Run[]) =>
  runs
    .map((run) => `${/^\s/.test(run.text) ? ' ' : ''}${marked(run)}${/\s$/.test(run.text) ? ' ' : ''}`)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Escapes a text of several lines, paragraphs and lists. */
const paragraphs = (text: string) =>
  proseOf(text)
    .map(({ isList, lines }) => {
      const texts = lines.map(lineOf).filter(Boolean);
      // A trailing backslash is a line break.
      // With another mark than ours, so that the two never are one list.
      return isList ? list(texts, '*') : texts.join('\\\n');
    })
    .filter(Boolean)
    .join('\n\n');

/** An address as the destination of a link, in which `&copy;` would be read as one character. */
const destination = (href: string) => `<${href.replace(/&(?=#?\w+;)/g, '&amp;')}>`;

const link = ({ text, href }: OutlineLink) => (href ? `[${plain(text)}](${destination(href)})` : plain(text));

/** Escapes number signs at the end, which would otherwise close the heading and not be shown. */
const headingText = (text: string) => plain(text).replace(/ (?=#+$)/, ' \\');

const list = (items: string[], mark = '-') => items.map((item) => `${mark} ${item}`).join('\n');

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
    list(points.map((point) => lineOf(runsOf(point)))),
    ...lists.map(({ label, words }) => `${label}: ${words.map(plain).join(', ')}`),
    target && [linkLabel && plain(linkLabel), link(target)].filter(Boolean).join(': '),
  );
}
