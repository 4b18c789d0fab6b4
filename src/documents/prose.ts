import { webHref } from './links';

/** A part of a line that looks alike. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  /** Safe. */
  href?: string | undefined;
}

/** A paragraph with its lines, or a list with its items. */
export interface Block {
  isList: boolean;
  lines: Run[][];
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/;

/** A dash or star with a blank after it, or a bullet; those of Word are in the private use area. */
const itemMark = /^\s*(?:[-–—*+]\s+|[•‣◦▪▫●○■□▸►➤✓✔·\uf0a7\uf0b7]\s*)(?=\S)/u;

/** A line that goes on with an item, as programs indent them. */
const continuation = /^(?:\t| {2,})\S/;

/** Whether a line is an item of a list. */
export const isItem = (line: string): boolean => itemMark.test(line);

/**
 * A text as people paste it: lines that begin with a dash, a star or a bullet are a list, addresses are links, and
 * `**words**` and `*words*` stand out. Takes time in proportion to the length.
 */
export function proseOf(text: string | null): Block[] {
  const blocks: { isList: boolean; texts: string[] }[] = [];
  let last: (typeof blocks)[number] | undefined;
  for (const line of (text ?? '').split(lineBreak)) {
    if (line.trim() === '') {
      last = undefined;
      continue;
    }
    const item = isItem(line);
    if (last?.isList && !item && continuation.test(line)) {
      last.texts.push(`${last.texts.pop() ?? ''} ${line.trim()}`);
      continue;
    }
    if (last?.isList !== item) {
      last = { isList: item, texts: [] };
      blocks.push(last);
    }
    last.texts.push(item ? line.replace(itemMark, '').trimEnd() : line);
  }
  return joinedLists(blocks).map(({ isList, texts }) => ({ isList, lines: texts.map(runsOf) }));
}

/** Blank lines between items do not end their list. */
function joinedLists<B extends { isList: boolean; texts: string[] }>(blocks: B[]): B[] {
  const joined: B[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before?.isList && block.isList) before.texts.push(...block.texts);
    else joined.push(block);
  }
  return joined;
}

/** Brackets belong to an address where they are pairs. */
const token =
  /(?:https?:\/\/|\bwww\.)(?:[\p{L}\p{M}\p{N}\-.~:/?#@!$&'+,;=%_]|\([\p{L}\p{M}\p{N}\-.~:/?#@!$&'+,;=%_]*\))+|\*+|_+/giu;
const letter = /[\p{L}\p{M}\p{N}]/u;

type Style = Pick<Run, 'isBold' | 'isItalic'>;

const styles: Record<string, Style> = {
  '*': { isItalic: true },
  _: { isItalic: true },
  '**': { isBold: true },
  __: { isBold: true },
  '***': { isBold: true, isItalic: true },
};

interface Piece extends Run {
  /** The mark that it is, if it is one of a pair. */
  pair?: 'first' | 'last';
}

/** The runs of a line. */
export function runsOf(line: string): Run[] {
  const pieces: Piece[] = [];
  const open = new Map<string, number>();
  let from = 0;
  const addText = (to: number) => {
    if (to > from) pieces.push({ text: line.slice(from, to) });
    from = to;
  };
  for (const { 0: found, index } of line.matchAll(token)) {
    addText(index);
    const address = styles[found] || /^[*_]/.test(found) ? undefined : addressIn(found);
    if (address) {
      pieces.push(address);
      from = index + address.text.length;
      continue;
    }
    addText(index + found.length);
    if (!styles[found]) continue;
    const [before = ' ', after = ' '] = [line[index - 1], line[index + found.length]];
    // A single mark within a word is no mark: `snake_case`, `4*3`.
    const isFree = (side: string) => found === '**' || !letter.test(side);
    const first = open.get(found);
    const at = pieces.length - 1;
    if (first !== undefined && first < at - 1 && /\S/.test(before) && isFree(after)) {
      pieces[first] = { ...pieces[first], text: found, pair: 'first' };
      pieces[at] = { text: found, pair: 'last' };
      for (const [mark, opened] of open) if (opened >= first) open.delete(mark);
    } else if (/\S/.test(after) && isFree(before)) open.set(found, at);
  }
  addText(line.length);
  return styled(pieces);
}

/** The pieces with the style of the marks around them, which are left out. */
function styled(pieces: Piece[]): Run[] {
  const around: Style[] = [{}];
  const runs: Run[] = [];
  for (const { pair, ...run } of pieces) {
    const style = around.at(-1) ?? {};
    if (pair === 'first') around.push({ ...style, ...styles[run.text] });
    else if (pair === 'last') around.pop();
    else addRun(runs, { ...run, ...style });
  }
  return runs;
}

function addRun(runs: Run[], run: Run): void {
  const before = runs.at(-1);
  const isAlike = before?.isBold === run.isBold && before?.isItalic === run.isItalic;
  if (before && isAlike && !before.href && !run.href) before.text += run.text;
  else runs.push(run);
}

const host = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]*[a-z\d]$/;

/** The address at the beginning of a word, without the punctuation of its sentence; undefined if it is none. */
function addressIn(word: string): Run | undefined {
  let end = word.length;
  while (end > 0 && /[.,;:!?'_]/.test(word.charAt(end - 1))) end -= 1;
  const text = word.slice(0, end);
  const href = webHref(/^www\./i.test(text) ? `https://${text}` : text);
  if (!href) return undefined;
  const { username, password, hostname } = new URL(href);
  // What looks like a host before an @ is none.
  return username || password || !host.test(hostname) ? undefined : { text, href };
}

/** A line without its marks. */
export const plainLine = (line: string): string =>
  runsOf(line)
    .map(({ text }) => text)
    .join('');

/** The blocks of a text as texts without marks, the items of a list each on a line with a dash. */
export const plainBlocks = (text: string | null): string[] =>
  proseOf(text).map(({ isList, lines }) =>
    lines.map((runs) => (isList ? '- ' : '') + runs.map((run) => run.text).join('')).join('\n'),
  );
