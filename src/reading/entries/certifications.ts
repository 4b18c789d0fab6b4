import type { DocumentSection } from '../layout-types';
import type { ReadCertification } from '../reading';
import { bodyOf } from './body';
import type { DateOptions } from './date-forms';
import { findDates } from './dates';
import { type EntryParts, entryParts } from './entry-heads';
import type { EntryRow } from './entry-row';
import { companyEvidence } from './evidence';
import { labelOf } from './labels';
import { isAddress } from './slots';

/** A title that goes on in the next row, in the same look as before. */
const goesOn = (first: EntryRow, second: EntryRow) =>
  second.look === first.look &&
  second.cells.length === 1 &&
  first.cells[0]?.cell.look.isBold === true &&
  second.row.gapAbove < 1.45;

/** The title of a certificate, and what else its head says, in order. */
function headTexts({ head }: EntryParts): { title: string; others: string[] } | undefined {
  const [first, ...rest] = head.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const texts = (row: EntryRow | undefined) =>
    (row?.cells ?? []).map(({ text }) => text).filter((text) => text !== '');
  const [title, ...beside] = texts(first);
  const [second, ...below] = rest;
  if (first === undefined || title === undefined) {
    return undefined;
  }
  const isCut = second !== undefined && beside.length === 0 && goesOn(first, second);
  const rows = isCut ? below : rest;
  return {
    title: isCut ? [title, ...texts(second)].join(' ') : title,
    others: [...beside, ...rows.flatMap(texts)].filter(
      (text) => !isAddress(text) && labelOf(text, ['credentialId', 'expires']) === undefined,
    ),
  };
}

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
): ReadCertification | undefined {
  const head = headTexts(parts);
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
  const single = entries.flatMap((entry) => {
    const head = headTexts(entry);
    return head === undefined || head.others.length > 0 ? [] : [head.title];
  });
  const separator = separatorOf(single);
  return entries.flatMap((entry) => certificationOf(entry, separator, single.length < 2) ?? []);
}
