import type { Cell, DocumentSection } from '../../layout-types';
import type { ReadCertification } from '../../reading';
import { bodyOf } from '../body';
import type { DateOptions } from '../dates/date-forms';
import { findDates } from '../dates/dates';
import { takeExpiries } from '../dates/validity';
import { doubtsAboutCertification } from '../doubts';
import { type EntryParts, entryParts, longestSection } from '../heads/entry-heads';
import { isAddress } from '../heads/slots';
import { firstLook, lastLook, lookKey } from '../lines/look-of-cells';
import { endsOpen, hasNoSpace } from '../lines/space-in-lines';
import { joinLines } from '../lines/text-blocks';
import type { EntryRow } from '../rows/entry-row-types';
import { companyEvidence } from '../text/evidence';
import { labelOf } from '../text/labels';
import { lexicon } from '../text/lexicon';
import { listedCertification, takeLists } from './listed-certifications';

/** A line in the head of an entry, together with its continuation. */
interface HeadLine {
  texts: string[];
  last: Cell | undefined;
}

/** Maximum distance between the lines of a labelled issuer, which stands apart from the title by its look. */
const widestBelowIssuer = 1.75;

/** Whether a row continues the text above it, which had no more room. */
function continuesLine({ texts, last }: HeadLine, { row, cells }: EntryRow, right: number): boolean {
  const [lower] = row.cells;
  if (last === undefined || lower === undefined || texts.length > 1 || row.cells.length > 1) {
    return false;
  }
  const isIssuer = labelOf(texts[0] ?? '', ['issuer']) !== undefined;
  const isSameLook = lookKey(lastLook(last)) === lookKey(firstLook(lower));
  const isSameText = isSameLook && row.gapAbove < (isIssuer ? widestBelowIssuer : 1.45);
  const isLeft = Math.abs(last.box.x - lower.box.x) < 3 && cells[0]?.text !== '';
  const isBroken = /^[\p{Ll}(]/u.test(lower.text) || endsOpen(last.text) || hasNoSpace(last, lower, right);
  return isSameText && isLeft && lower.source.page !== undefined && isBroken;
}

type Expiries = ReturnType<typeof takeExpiries>['expiries'];

/** The texts of a certificate's head, in order. */
interface HeadTexts {
  title: string;
  others: string[];
  /** The issuer, if it is labelled, even above the title. */
  issuer?: string;
}

function headTexts(parts: EntryParts): HeadTexts | undefined {
  const named = parts.columns === undefined ? undefined : textsOfColumns(parts);
  return named ?? textsOfLines(parts);
}

/** The title and the issuer that a table's columns name. */
function textsOfColumns({ pieces }: EntryParts): HeadTexts | undefined {
  const title = pieces.find(({ at }) => at === 'after')?.text;
  const others = pieces.filter(({ at }) => at === 'before').map(({ text }) => text);
  return title === undefined ? undefined : { title, others };
}

function textsOfLines({ head, right = 0 }: EntryParts): HeadTexts | undefined {
  const lines: HeadLine[] = [];
  for (const row of head) {
    const texts = row.cells.map(({ text }) => text).filter((text) => text !== '');
    const above = lines.at(-1);
    const last = row.extra.at(-1) ?? row.row.cells[0];
    if (above !== undefined && continuesLine(above, row, right)) {
      above.texts = [joinLines(above.texts.join(' '), texts.join(' '))];
      above.last = last;
    } else if (texts.length > 0) {
      lines.push({ texts, last: row.row.cells.length > 1 ? undefined : last });
    }
  }
  const texts = lines.flatMap((line) => line.texts);
  const issuer = texts.map((text) => labelOf(text, ['issuer'])).find((found) => found !== undefined)?.value;
  const [title, ...others] = texts.filter((text) => labelOf(text, ['issuer']) === undefined);
  return title === undefined
    ? undefined
    : {
        title,
        others: others.filter(
          (text) => !isAddress(text) && labelOf(text, ['credentialId', 'expires']) === undefined,
        ),
        issuer,
      };
}

const separators = [' | ', ' · ', ' • ', ' – ', ' — ', ' - ', ', '] as const;

/** The separator of title and issuer in at least half of the entries. */
function separatorIn(titles: readonly string[]): string | undefined {
  const counts = separators.map((separator) => ({
    separator,
    count: titles.filter((title) => title.includes(separator)).length,
  }));
  const most = counts.reduce((best, other) => (other.count > best.count ? other : best));
  return most.count * 2 < titles.length || most.count === 0 ? undefined : most.separator;
}

/** `ISTQB Certified Tester, Foundation Level`: the level belongs to the title. */
const isLevel = /^[^()]*(?<!\p{L})(?:level|niveau|nivel|livello|nível|stufe)(?!\p{L})[^()]*$/iu;

const ranks = lexicon('ranks');

function splitTitle(
  title: string,
  separator: string | undefined,
  isOnly: boolean,
): { name: string; issuer?: string } {
  const bracket = title.lastIndexOf(' (');
  // The date at the end of the brackets has already been removed.
  const inner = title.slice(bracket + 2).replace(/\)$/, '');
  if (bracket > 0 && (inner.length + bracket + 2 === title.length || companyEvidence(inner) > 0)) {
    return { name: title.slice(0, bracket), issuer: inner };
  }
  const at = separator === undefined ? -1 : title.lastIndexOf(separator);
  const issuer = title.slice(at + (separator?.length ?? 0)).trim();
  const isUnsure = isOnly && separator !== ', ' && separator !== ' | ' && companyEvidence(issuer) === 0;
  if (at <= 0 || isUnsure || isLevel.test(issuer) || /^(?:\p{Ll}|\d+$)/u.test(issuer)) return { name: title };
  const name = title.slice(0, at).trim();
  // A rank says nothing without the body that confers it: `Associate, Institute of Taxation`.
  return { name: ranks.is(name) ? title : name, issuer };
}

type Field = 'issuer' | 'credentialId' | 'expires';
const fields: Field[] = ['issuer', 'credentialId', 'expires'];

/** What all entries of the section have in common. */
interface Context {
  separator: string | undefined;
  isOnly: boolean;
  expiries: Expiries;
}

const sentencesOf = (text: string) => [text, ...text.split(/\. (?=\p{Lu})/u).slice(1)];

function certificationOf(
  parts: EntryParts,
  { separator, isOnly, expiries }: Context,
): ReadCertification | undefined {
  const head = headTexts(parts);
  if (head === undefined) {
    return undefined;
  }
  const { name, issuer } =
    head.others.length > 0
      ? { name: head.title, issuer: undefined }
      : splitTitle(head.title, separator, isOnly);
  const [stated] = head.others.toSorted((a, b) => companyEvidence(b) - companyEvidence(a));
  const lines = parts.body.map(({ cells }) => cells.map(({ text }) => text).join(' '));
  const texts = [...parts.pieces.map(({ text }) => text), ...lines].flatMap(sentencesOf);
  const value = (kind: Field) =>
    texts.map((text) => labelOf(text, [kind])).find((found) => found !== undefined)?.value;
  const { start, end } = parts.period ?? {};
  const expiry =
    findDates(value('expires') ?? '')[0]?.period.end ??
    parts.cells.map(({ source }) => expiries.get(source)).find((date) => date !== undefined) ??
    (parts.isRange ? end : undefined);
  const { description, achievements } = bodyOf(
    parts.body.filter(({ cells }) => labelOf(cells[0]?.text ?? '', fields) === undefined),
    parts.x,
  );
  return {
    name,
    issuer: head.issuer ?? value('issuer') ?? stated?.replace(/,$/, '') ?? issuer,
    date: start ?? (end === 'present' ? undefined : end),
    expiry: expiry === 'present' ? undefined : expiry,
    credentialId: value('credentialId'),
    url: head.others.length === 0 ? undefined : parts.pieces.find(({ text }) => isAddress(text))?.text,
    description:
      [...head.others.filter((text) => text !== stated), ...description, ...achievements].join('\n') ||
      undefined,
    doubtful: doubtsAboutCertification(name),
    confidence: 0.75,
    lines: parts.cells.map(({ source }) => source),
  };
}

/** Reads the certificates from the sections about them. */
export function readCertifications(
  sections: readonly DocumentSection[],
  options: DateOptions,
): ReadCertification[] {
  const expiries: Expiries = new Map();
  const taken = sections.map((section) => {
    if (section.kind !== 'certifications') {
      return { section, lists: [], rest: section.rows };
    }
    const valid = takeExpiries(section.rows.slice(0, longestSection), options);
    for (const [line, date] of valid.expiries) expiries.set(line, date);
    return { section, ...takeLists(valid.rows, options) };
  });
  const entries = entryParts(
    taken.map(({ section, rest }) => ({ ...section, rows: rest })),
    'certifications',
    { ...options, datesInBullets: true },
  );
  const single = entries.flatMap((entry) => {
    const head = headTexts(entry);
    return head === undefined || head.others.length > 0 ? [] : [head.title];
  });
  const separator = separatorIn(single);
  const listed = taken.flatMap(({ lists }) =>
    lists.flatMap(({ parts, cells }) => parts.map((part) => listedCertification(part, cells, options))),
  );
  const isOnly = single.length < 2;
  const read = entries.flatMap((entry) => certificationOf(entry, { separator, isOnly, expiries }) ?? []);
  return [...listed, ...read];
}
