import { dateText } from '../../contracts/date-text';
import type { ListedEntry } from '../../contracts/sections/listed-entry';
import { readableAddress, webHref } from '../links';
import { type OutlineEntry, outlineEntry, outlineLink } from '../outline-entry';
import type { ShownEntry } from '../portfolio';
import { type PaperEntry, paperEntries, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { DocumentedSection, SectionDocuments } from './section-documents';

function periodOf({ startDate, endDate, isCurrent }: ListedEntry['period']): string {
  const end = endDate !== startDate && endDate && dateText(endDate);
  return present([startDate && dateText(startDate), end, isCurrent && 'today']).join(' – ');
}

const outlineOf = ({
  title,
  details,
  period,
  url,
  description,
  points,
  words,
}: ListedEntry): OutlineEntry => ({
  ...outlineEntry(
    title,
    { details: [...details, periodOf(period)], paragraphs: [description], points },
    { [words.label]: words.names },
  ),
  link: url ? outlineLink(url) : undefined,
});

function paperOf({ title, details, period, url, description, points, words }: ListedEntry): PaperEntry {
  const target = webHref(url);
  return paperEntry([title, description, ...points], {
    title,
    period: periodOf(period),
    where: details.join(', '),
    paragraphs: paragraphsOf(description),
    points,
    words,
    link: target ? { label: readableAddress(target), target } : null,
  });
}

/** The documents of a plain list, which follow from what its entries say. */
export function listedDocuments<K extends DocumentedSection>({
  entryOf,
  ...section
}: Pick<SectionDocuments<K>, 'title' | 'resume'> & {
  entryOf: (entry: ShownEntry<K>) => ListedEntry;
}): SectionDocuments<K> {
  return {
    ...section,
    outline: (all) => all.map((entry) => outlineOf(entryOf(entry))),
    typeset: (entries) => paperEntries(entries.map((entry) => paperOf(entryOf(entry)))),
  };
}
