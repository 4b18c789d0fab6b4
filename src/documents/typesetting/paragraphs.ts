import { type Block, proseOf, type Run, runsOf } from '../prose';

/** A part of a line in a style of its own; `target` is where it leads. */
interface TypesetRun {
  text: string;
  bold: boolean;
  italic: boolean;
  target: string | null;
}

/** A line; a plain text where nothing in it stands out. */
export type TypesetLine = string | TypesetRun[];

/** A paragraph, with its line breaks, or a list; a plain text where nothing in it stands out. */
export type TypesetBlock = string | { list: boolean; lines: TypesetLine[] };

const isPlain = ({ isBold, isItalic, href }: Run) => !isBold && !isItalic && !href;

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');

const typesetRuns = (runs: Run[]): TypesetLine =>
  runs.every(isPlain)
    ? textOf(runs)
    : runs.map(({ text, isBold = false, isItalic = false, href = null }) => ({
        text,
        bold: isBold,
        italic: isItalic,
        target: href,
      }));

const typesetBlock = ({ isList, lines }: Block): TypesetBlock =>
  !isList && lines.every((runs) => runs.every(isPlain))
    ? lines.map(textOf).join('\n')
    : { list: isList, lines: lines.map(typesetRuns) };

/** A line as its owner pasted it. */
export const typesetLine = (line: string): TypesetLine => typesetRuns(runsOf(line));

/** The paragraphs and lists of a text. */
export const paragraphsOf = (text: string | null): TypesetBlock[] => proseOf(text).map(typesetBlock);
