import type { DocumentSection, SectionKind } from '../layout-types';
import type { ReadTestimonial, ReadValue } from '../reading';
import { blocksOf, joinLines, type TextBlock, textOf } from './lines/text-blocks';
import { entryRows } from './rows/entry-row';
import type { EntryRow } from './rows/entry-row-types';
import { entriesOf } from './rows/starts';

const lineOf = ({ row }: EntryRow) => textOf(row);

/** Reads awards as statements: one for each entry, or one for each bullet if an entry consists of several. */
export function readAwards(sections: readonly DocumentSection[]): ReadValue[] {
  return sections
    .filter(({ kind }) => kind === 'awards')
    .flatMap(({ rows }) => {
      const { entries, confidence } = entriesOf(entryRows(rows, { monthFirst: false }));
      return entries.flatMap((entry) =>
        statementsOf([...entry.shared, ...entry.rows]).map(({ text, cells }) => ({
          value: text,
          confidence: confidence * 0.8,
          lines: cells.map(({ source }) => source),
        })),
      );
    })
    .filter(({ value }) => value !== '');
}

function statementsOf(all: readonly EntryRow[]): Pick<TextBlock, 'text' | 'cells'>[] {
  const bullets = blocksOf(all.map(({ row }) => row));
  if (bullets.length > 1 && bullets.every(({ isBullet }) => isBullet)) return bullets;
  const text = all.map(lineOf).reduce((before, line) => (before === '' ? line : joinLines(before, line)), '');
  return [{ text, cells: all.flatMap(({ row }) => row.cells) }];
}

const blocks = (sections: readonly DocumentSection[], wanted: SectionKind) =>
  sections.filter(({ kind }) => kind === wanted).flatMap(({ rows }) => blocksOf(rows));

/** Reads interests, grouped as in the document. */
export function readInterests(sections: readonly DocumentSection[]): ReadValue[] {
  return blocks(sections, 'interests').map(({ text, cells }) => ({
    value: text,
    confidence: 0.6,
    lines: cells.map(({ source }) => source),
  }));
}

/** The paragraphs of the summary. */
export function readSummary(sections: readonly DocumentSection[]): ReadValue | undefined {
  const found = blocks(sections, 'summary');
  return found.length === 0
    ? undefined
    : {
        value: found.map(({ text }) => text).join('\n'),
        confidence: 0.85,
        lines: found.flatMap(({ cells }) => cells.map(({ source }) => source)),
      };
}

const quote = /["“”„«»]/u;

/** References are only testimonials if they quote somebody. */
export function readTestimonials(sections: readonly DocumentSection[]): ReadTestimonial[] {
  return sections
    .filter(({ kind }) => kind === 'references')
    .flatMap(({ rows }) => {
      const { entries } = entriesOf(entryRows(rows, { monthFirst: false }));
      return entries.flatMap((entry): ReadTestimonial[] => {
        const found = blocksOf(entry.rows.map(({ row }) => row));
        const content = found.find(({ text }) => quote.test(text) && text.length > 40);
        const name = found.find((block) => block !== content);
        return content === undefined || name === undefined
          ? []
          : [
              {
                name: name.text.split(/, | – | - /)[0] ?? name.text,
                content: content.text,
                confidence: 0.5,
                lines: found.flatMap(({ cells }) => cells.map(({ source }) => source)),
              },
            ];
      });
    });
}
