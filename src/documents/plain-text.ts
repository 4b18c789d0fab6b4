import { wordsOfPage } from '../words/language';
import { outlineOf } from './outline';
import type { OutlineEntry, OutlineLink } from './outline-entry';
import type { Portfolio } from './portfolio';
import { plainBlocks, plainLine } from './prose';

const lines = (text: string) =>
  plainBlocks(text)
    .join('\n\n')
    .split('\n')
    .map((each) => each.trimEnd());

const line = (text: string) => text.replace(/\s+/g, ' ').trim();

const link = ({ text, href }: OutlineLink) => (href?.startsWith('http') ? href : text);

/**
 * The portfolio as plain text, for application forms.
 * @param canonical the address of its page
 * @param today `YYYY-MM-DD`
 * @param words those of the page's language by default
 */
export function plainText(
  portfolio: Portfolio,
  canonical: string,
  today: string,
  words = wordsOfPage(portfolio),
): string {
  const { name, details, about, contacts, sections } = outlineOf(portfolio, { canonical, today, words });
  const head = [line(name), ...details.map(line), ...(about ? ['', ...lines(about)] : [])];
  const reach = contacts.map(({ label, link: target, note }) =>
    [`${line(label)}: ${line(link(target))}`, note && `(${line(note)})`].filter(Boolean).join(' '),
  );
  const rest = sections.flatMap(({ title, entries }) => [
    '',
    '',
    words.upperCase(title),
    ...entries.flatMap((entry) => ['', ...entryLines(entry)]),
  ]);
  return `${[...head, '', ...reach, ...rest].join('\n')}\n`;
}

const entryLines = ({
  heading,
  details,
  paragraphs,
  points,
  lists,
  linkLabel,
  link: target,
}: OutlineEntry): string[] => [
  ...(heading ? [line(heading)] : []),
  ...details.map(line),
  ...paragraphs.flatMap(lines),
  ...points.map((point) => `- ${line(plainLine(point))}`),
  ...lists.map(({ label, words }) => `${label}: ${words.map(line).join(', ')}`),
  ...(target ? [[linkLabel, link(target)].filter(Boolean).join(': ')] : []),
];
