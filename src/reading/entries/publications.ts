import type { DocumentSection } from '../layout-types';
import type { ReadPublication } from '../reading';
import { addressIn, chunksOf } from './contacts/links';
import { findDates } from './dates/dates';
import { longestSection } from './heads/entry-heads';
import { joinLines, textOf } from './lines/text-blocks';
import { entryRows } from './rows/entry-row';
import { entriesOfList } from './rows/list-entries';
import { entriesOf } from './rows/starts';

type Citation = Pick<ReadPublication, 'title' | 'authors' | 'publisher'>;

/** `Doe, J., & Roe, A. (2019). Title. Journal, 12(3)`, with or without brackets. */
const authorsYearTitle =
  /^(?<authors>[^"“„«]{3,500}?),? \(?(?:19|20)\d{2}[a-z]?(?:, [^)]{1,30})?\)?[.:,] (?<title>.{6,400}?[^\p{Lu}])(?:[.?!] (?<publisher>.*))?$/u;
/** `J. Doe, A. Roe, "Title", Journal, 2019` */
const quotedTitle =
  /^(?<authors>.{0,500}?),? ?["“„«](?<title>.{6,400}?)[.,]?["”“»][.,:]? ?(?<publisher>.*)$/u;

/** `Doe, J.` */
const reversedName = /\p{Lu}[\p{L}’'-]{1,40}(?: \p{Lu}[\p{L}’'-]{1,40})?, (?:\p{Lu}\.[ -]?){1,6}/gu;

/** The single authors: `Doe, J., & Roe, A.`, `J. Doe; A. Roe`, `Jo Doe and Al Roe`. */
function authorsIn(text: string): string[] {
  const reversed = text.match(reversedName) ?? [];
  const isReversed = reversed.join('').length * 2 > text.length;
  const names = isReversed ? reversed : text.split(/;|, (?:&|and) | (?:&|and|und|et|y) |, /u);
  return names
    .map((name) => name.replace(/^[,;& ]+|(?<![,;: ])[,;: ]+$/gu, '').trim())
    .filter((name) => name !== '');
}

/** What is left of a text without dates and the marks around them. */
function withoutDates(text: string): string {
  const dates = findDates(text);
  const left = dates.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  return left
    .replace(/\(\s*\)/gu, '')
    .replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')
    .replace(/^[\s,;:.–—-]+/u, '')
    .trim();
}

function citationOf(text: string): Citation {
  const found = (quotedTitle.exec(text) ?? authorsYearTitle.exec(text))?.groups;
  if (found?.title === undefined) return { title: withoutDates(text) || text, authors: [] };
  return {
    title: found.title.trim(),
    authors: authorsIn((found.authors ?? '').replace(/\(?(?:19|20)\d{2}\)?/g, '')),
    publisher: withoutDates(found.publisher ?? '') || undefined,
  };
}

const doi = /(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:? ?)(10\.\d{4,9}\/[^\s,;]+?)[.,;]?(?=\s|$)/iu;

/** The address in a citation, and the citation without it. */
function splitAddress(text: string): { text: string; url?: string } {
  const [printed, number] = doi.exec(text) ?? [];
  if (printed !== undefined)
    return { text: text.replace(printed, '').trim(), url: `https://doi.org/${number}` };
  const chunk = chunksOf(text).find((each) => /^https?:|^www\./i.test(each) && addressIn(each) !== undefined);
  return chunk === undefined ? { text } : { text: text.replace(chunk, '').trim(), url: addressIn(chunk) };
}

/** Reads the publications from the sections about them: one for each bullet or entry, which is a citation. */
export function readPublications(sections: readonly DocumentSection[]): ReadPublication[] {
  return sections
    .filter(({ kind }) => kind === 'publications')
    .flatMap(({ rows }) => {
      const read = entryRows(rows.slice(0, longestSection), { monthFirst: false });
      const list = entriesOfList(read, 0);
      const entries = list ?? entriesOf(read);
      return entries.flatMap((entry) => {
        const own = [...entry.shared, ...entry.rows];
        const lines = own.map(({ row }) => textOf(row));
        const whole = lines.reduce((before, line) => (before === '' ? line : joinLines(before, line)), '');
        const { text, url } = splitAddress(whole);
        const date = findDates(text).findLast(({ isWeak }) => !isWeak)?.period ?? {};
        const { start, end } = date;
        const cells = own.flatMap(({ row }) => row.cells);
        return text === ''
          ? []
          : [
              {
                ...citationOf(text),
                url,
                date: start ?? (end === 'present' ? undefined : end),
                confidence: 0.65,
                lines: cells.map(({ source }) => source),
              },
            ];
      });
    });
}
