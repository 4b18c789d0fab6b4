import { isValues, listOf, type Values } from './values';

const element = /<\/?(?:p|ul|ol|li|br|div|span|strong|em|b|i|u|a|h[1-6])\b[^<>]{0,2000}>/i;
const tag = /(<\/?[a-z][^<>]{0,2000}>)/i;
/** Elements that begin a line. */
const blocks = new Set(['p', 'div', 'ul', 'ol', 'li', 'br', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const withoutEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    const isCharacter = point > 0 && point <= 0x10ffff;
    return name
      ? (characters[name.toLowerCase()] ?? entity)
      : isCharacter
        ? String.fromCodePoint(point)
        : entity;
  });

/** A line of a formatted text. */
interface Line {
  text: string;
  isItem: boolean;
}

/** The lines of HTML. */
function linesOfHtml(html: string): Line[] {
  const lines: Line[] = [{ text: '', isItem: false }];
  let address: string | undefined;
  for (const part of html.split(tag)) {
    const [, end, name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(part) ?? [];
    const last = lines.at(-1);
    if (end === undefined) {
      if (last) last.text += withoutEntities(part.replace(/\s+/g, ' '));
    } else if (name.toLowerCase() === 'a') {
      const isNamed = address === undefined || last?.text.includes(address.replace(/^\w+:(?:\/\/)?/, ''));
      if (end && last && !isNamed) last.text += ` (${address})`;
      address = end ? undefined : /\bhref\s*=\s*["']([^"']{1,2000})/i.exec(part)?.[1];
    } else if (blocks.has(name.toLowerCase())) {
      const isItem = name.toLowerCase() === 'li' && end === '';
      // The paragraph in an item is the item.
      if (last?.text.trim() === '') last.isItem ||= isItem;
      else lines.push({ text: '', isItem });
    }
  }
  return lines
    .map(({ text, isItem }) => ({ text: text.replace(/ {2,}/g, ' ').trim(), isItem }))
    .filter(({ text }) => text !== '');
}

/** Text without the marks of Markdown: `**bold**`, `[name](address)`. */
const withoutMarkdown = (text: string) =>
  text
    .replace(
      /\[([^[\]\n]{1,500})\]\((https?:\/\/[^\s()]{1,2000}|mailto:[^\s()]{1,300})\)/g,
      (_, name, address) => (address.includes(name) ? address : `${name} (${address})`),
    )
    .replace(/(\*{2,3}|__)(?=\S)([^*_\n]{1,500})(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]{1,500})(?<=\S)\*(?![\w*])/g, '$1');

const linesOf = (text: string): Line[] =>
  element.test(text) ? linesOfHtml(text) : [{ text: withoutEntities(text), isItem: false }];

/** A text without marks of HTML and Markdown. */
export const plainText = (text: string): string =>
  withoutMarkdown(
    linesOf(text)
      .map((line) => line.text)
      .join('\n'),
  );

/** The name and the address of a text that is nothing but a link. */
export function linkIn(text: string): { name: string; url?: string } {
  const [, name, url] = /^\[([^[\]]{1,500})\]\(([^\s()]{1,2000})\)$/.exec(text.trim()) ?? [];
  return name === undefined || url === undefined ? { name: text } : { name, url };
}

const prose = ['summary', 'description'];
/** The lists whose entries have highlights. */
const listsWithHighlights = ['work', 'volunteer', 'projects', 'education'];

/** A JSON Resume whose texts are plain; the items of a list in the prose of an entry are its highlights. */
export function plainResume(resume: Values): Values {
  const parts = Object.entries(resume).map(([name, part]) => {
    if (name === 'basics' && isValues(part)) return [name, plainFields(part)];
    if (!Array.isArray(part)) return [name, part];
    const plain = listsWithHighlights.includes(name) ? plainEntry : plainFields;
    return [name, part.map((each) => (isValues(each) ? plain(each) : each))];
  });
  return Object.fromEntries(parts);
}

function plainEntry(entry: Values): Values {
  const items: string[] = [];
  const withoutItems = Object.entries(entry).map(([field, value]) => {
    if (typeof value !== 'string' || !prose.includes(field)) return [field, value];
    const lines = linesOf(value);
    items.push(...lines.filter(({ isItem }) => isItem).map(({ text }) => text));
    const rest = lines.filter(({ isItem }) => !isItem);
    return [field, rest.map(({ text }) => text).join('\n')];
  });
  const highlights = items.length > 0 && { highlights: [...listOf(entry.highlights), ...items] };
  return plainFields({ ...Object.fromEntries(withoutItems), ...highlights });
}

/** The fields of an entry with plain texts, and those of its lists. */
const plainFields = (entry: Values): Values =>
  Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, plainValue(value)]));

function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? plainText(each) : each));
  return value;
}
