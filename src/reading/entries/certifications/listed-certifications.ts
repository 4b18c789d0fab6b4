import type { Cell, Row } from '../../layout-types';
import type { ReadCertification } from '../../reading';
import type { DateOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { doubtsAboutCertification } from '../doubts';
import { joinLines } from '../lines/text-blocks';
import { companyEvidence } from '../text/evidence';
import { splitOutside } from '../text/split-outside';

/** The certificates named by one text, and the cells that it comes from. */
interface ListedText {
  parts: string[];
  cells: Cell[];
}

/** The marks that separate the parts of a list, the strongest first. */
const marks = [';', '•', '·', '●', '|', ','] as const;

/** Whether a text ends with its date, which may be in brackets with more. */
function endsInDate(text: string, options: DateOptions): boolean {
  const date = findDates(text, options).at(-1);
  return date !== undefined && /^\)?$/.test(text.slice(date.to).trim());
}

const isDate = (text: string, options: DateOptions) =>
  findDates(text, options).some(({ from, to }) => to - from >= text.length - 1);

/** The certificates in a text that lists several; undefined if its parts belong to one: its issuer, its date. */
function listIn(text: string, options: DateOptions): string[] | undefined {
  for (const mark of marks) {
    const parts = splitOutside(text, mark);
    const isOne = parts.some((part) => isDate(part, options));
    if (parts.length < 2 || (isOne && mark !== ';')) {
      continue;
    }
    const issuers = parts.slice(1).filter((part) => companyEvidence(part) > 0 && !part.includes('('));
    const isList =
      mark === ';' ||
      (mark === ','
        ? parts.length > 2 && issuers.length === 0 && parts.every((part) => /^[\p{Lu}\d]/u.test(part))
        : parts.length > 2 || issuers.length === 0);
    return isList ? parts : undefined;
  }
  return undefined;
}

/** Whether a row continues the text of the row above. */
const continuesText = (row: Row, above: Row | undefined) => {
  const [first, last] = [row.cells[0], above?.cells[0]];
  return (
    above !== undefined &&
    first !== undefined &&
    last !== undefined &&
    !first.isBullet &&
    row.cells.length === 1 &&
    above.cells.length === 1 &&
    row.gapAbove < 1.7
  );
};

/** The texts of a section that list several certificates, and the remaining rows. */
export function takeLists(rows: readonly Row[], options: DateOptions): { lists: ListedText[]; rest: Row[] } {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const block = blocks.at(-1);
    if (block !== undefined && continuesText(row, block.at(-1))) {
      block.push(row);
    } else {
      blocks.push([row]);
    }
  }
  const lists: ListedText[] = [];
  const rest = blocks.flatMap((block) => {
    const parts = listOfBlock(block, blocks.length === 1, options);
    if (parts === undefined) {
      return block;
    }
    lists.push({ parts, cells: block.flatMap(({ cells }) => cells) });
    return [];
  });
  return { lists, rest };
}

/**
 * Lines that each name a certificate with its details are not a list; a single text may be one, or lines broken within
 * it.
 */
function listOfBlock(block: readonly Row[], isOnly: boolean, options: DateOptions): string[] | undefined {
  const texts = block.map(({ cells }) => cells.map(({ text }) => text).join(' '));
  const whole = texts.reduce((before, line) => joinLines(before, line), '').trim();
  if (block.some(({ cells }) => cells.length > 1)) {
    return undefined;
  }
  const isEachDated =
    block.length > 1 && texts.every((text) => endsInDate(text, options) && !text.includes(';'));
  if (isEachDated) {
    return undefined;
  }
  const hasSemicolons = splitOutside(whole, ';').length > 1;
  return hasSemicolons || (isOnly && (block.length === 1 || /[•·●|]/u.test(texts[0] ?? '')))
    ? listIn(whole, options)
    : undefined;
}

const bare = (text: string) => text.replace(/^[\s,:;(–—-]{1,9}/u, '').replace(/[\s,:;)(–—-]{1,9}$/u, '');

/** One part of a list: `PRINCE2 (Axelos, 2019)`, `PRINCE2, 2019`. */
export function listedCertification(
  text: string,
  cells: readonly Cell[],
  options: DateOptions,
): ReadCertification {
  const [date] = findDates(text, options);
  const end = date?.period.end;
  const bracket = text.indexOf(' (');
  const name = bare(bracket > 0 ? text.slice(0, bracket) : text.slice(0, date?.from));
  const inner = bracket > 0 ? text.slice(bracket + 2) : text.slice(date?.to ?? text.length);
  const issuer = bare(date === undefined ? inner : inner.replace(text.slice(date.from, date.to), ''));
  return {
    name: name === '' ? text : name,
    issuer: issuer === '' ? undefined : issuer,
    date: date?.period.start ?? (end === 'present' ? undefined : end),
    expiry: date?.isRange === true && end !== 'present' ? end : undefined,
    credentialId: undefined,
    url: undefined,
    description: undefined,
    doubtful: doubtsAboutCertification(name),
    confidence: 0.7,
    lines: cells.map(({ source }) => source),
  };
}
