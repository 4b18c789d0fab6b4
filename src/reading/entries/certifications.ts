import type { Cell, DocumentSection } from '../layout-types';
import type { ReadCertification } from '../reading';
import { bodyOf } from './body';
import type { DateOptions } from './date-forms';
import { findDates } from './dates';
import { type EntryParts, entryParts } from './entry-heads';
import type { EntryRow } from './entry-row';
import { companyEvidence } from './evidence';
import { labelOf } from './labels';
import { firstLook, lastLook, lookKey } from './look-of-cells';
import { isAddress } from './slots';
import { endsOpen, hasNoRoom } from './table-cells';
import { joinLines } from './text-blocks';

/** A line of the head of an entry, with those that go on with it. */
interface HeadLine {
  texts: string[];
  last: Cell | undefined;
}

/** Whether a line goes on with the text above it, which had no more room. */
function goesOn({ texts, last }: HeadLine, { row, cells }: EntryRow, right: number): boolean {
  const [lower] = row.cells;
  if (last === undefined || lower === undefined || texts.length > 1 || row.cells.length > 1) {
    return false;
  }
  const isSameText = lookKey(lastLook(last)) === lookKey(firstLook(lower)) && row.gapAbove < 1.45;
  const isLeft = Math.abs(last.box.x - lower.box.x) < 3 && cells[0]?.text !== '';
  const isBroken = /^\p{Ll}/u.test(lower.text) || endsOpen(last.text) || hasNoRoom(last, lower, right);
  return isSameText && isLeft && lower.source.page !== undefined && isBroken;
}

/** The title of a certificate, and what else its head says, in order; its lines end at `right`. */
function headTexts({ head }: EntryParts, right: number): { title: string; others: string[] } | undefined {
  const lines: HeadLine[] = [];
  for (const row of head) {
    const texts = row.cells.map(({ text }) => text).filter((text) => text !== '');
    const above = lines.at(-1);
    const last = row.row.cells[0];
    if (above !== undefined && goesOn(above, row, right)) {
      above.texts = [joinLines(above.texts.join(' '), texts.join(' '))];
      above.last = last;
    } else if (texts.length > 0) {
      lines.push({ texts, last: row.row.cells.length > 1 ? undefined : last });
    }
  }
  const [title, ...others] = lines.flatMap(({ texts }) => texts);
  return title === undefined
    ? undefined
    : {
        title,
        others: others.filter(
          (text) => !isAddress(text) && labelOf(text, ['credentialId', 'expires']) === undefined,
        ),
      };
}

/** Where the lines of entries end. */
const rightOfLines = (entries: readonly EntryParts[]) =>
  Math.max(0, ...entries.flatMap(({ cells }) => cells.map(({ box }) => box.x + box.width)));

const separators = [' | ', ' · ', ' • ', ' – ', ' — ', ' - ', ', ', ': '] as const;

/** The separator between title and issuer that at least half of the entries have. */
function separatorOf(titles: readonly string[]): string | undefined {
  const counts = separators.map((separator) => ({
    separator,
    count: titles.filter((title) => title.includes(separator)).length,
  }));
  const most = counts.reduce((best, other) => (other.count > best.count ? other : best));
  return most.count * 2 >= titles.length && most.count > 0 ? most.separator : undefined;
}

function splitTitle(
  title: string,
  separator: string | undefined,
  isOnly: boolean,
): { name: string; issuer?: string } {
  const bracket = title.lastIndexOf(' (');
  if (bracket > 0 && title.endsWith(')') && companyEvidence(title.slice(bracket)) > 0) {
    return { name: title.slice(0, bracket), issuer: title.slice(bracket + 2, -1) };
  }
  const at = separator === undefined ? -1 : title.lastIndexOf(separator);
  const issuer = title.slice(at + (separator?.length ?? 0)).trim();
  const isUnsure = isOnly && separator !== ', ' && separator !== ' | ' && companyEvidence(issuer) === 0;
  return at <= 0 || isUnsure || /^\p{Ll}/u.test(issuer)
    ? { name: title }
    : { name: title.slice(0, at).trim(), issuer };
}

type Field = 'issuer' | 'credentialId' | 'expires';
const fields: Field[] = ['issuer', 'credentialId', 'expires'];

function certificationOf(
  parts: EntryParts,
  separator: string | undefined,
  isOnly: boolean,
  right: number,
): ReadCertification | undefined {
  const head = headTexts(parts, right);
  if (head === undefined) {
    return undefined;
  }
  const { name, issuer } =
    head.others.length > 0
      ? { name: head.title, issuer: undefined }
      : splitTitle(head.title, separator, isOnly);
  const [said] = head.others.toSorted((a, b) => companyEvidence(b) - companyEvidence(a));
  const lines = parts.body.map(({ cells }) => cells.map(({ text }) => text).join(' '));
  const texts = [...parts.pieces.map(({ text }) => text), ...lines];
  const value = (kind: Field) =>
    texts.map((text) => labelOf(text, [kind])).find((found) => found !== undefined)?.value;
  const { start, end } = parts.period ?? {};
  const expiry = findDates(value('expires') ?? '')[0]?.period.end ?? (parts.isRange ? end : undefined);
  const { description, achievements } = bodyOf(
    parts.body.filter(({ cells }) => labelOf(cells[0]?.text ?? '', fields) === undefined),
    parts.x,
  );
  return {
    name,
    issuer: value('issuer') ?? said ?? issuer,
    date: start ?? (end === 'present' ? undefined : end),
    expiry: expiry === 'present' ? undefined : expiry,
    credentialId: value('credentialId'),
    url: head.others.length === 0 ? undefined : parts.pieces.find(({ text }) => isAddress(text))?.text,
    description:
      [...head.others.filter((text) => text !== said), ...description, ...achievements].join('\n') ||
      undefined,
    doubtful: [],
    confidence: parts.confidence * 0.9,
    lines: parts.cells.map(({ source }) => source),
  };
}

/** Reads the certificates of the sections about them. */
export function readCertifications(
  sections: readonly DocumentSection[],
  options: DateOptions,
): ReadCertification[] {
  const entries = entryParts(sections, 'certifications', { ...options, datesInBullets: true });
  const right = rightOfLines(entries);
  const single = entries.flatMap((entry) => {
    const head = headTexts(entry, right);
    return head === undefined || head.others.length > 0 ? [] : [head.title];
  });
  const separator = separatorOf(single);
  return entries.flatMap((entry) => certificationOf(entry, separator, single.length < 2, right) ?? []);
}
