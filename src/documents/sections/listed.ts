import type { ListedEntry } from '../../contracts/sections/listed-entry';
import type { Words } from '../../words/words';
import { readableAddress, webHref } from '../links';
import { type OutlineEntry, outlineEntry, outlineLink } from '../outline-entry';
import type { ShownEntry } from '../portfolio';
import { listedEntries, type PaperEntry, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { DocumentedSection, SectionDocuments } from './section-documents';

function periodOf(
  { startDate, endDate, isCurrent }: ListedEntry['period'],
  { t, dateText, range }: Words,
): string {
  const end = endDate !== startDate && endDate && dateText(endDate);
  return present([startDate && dateText(startDate), end, isCurrent && t('page.dates.today')]).join(range);
}

/** What a list of words is. */
const labelOf = ({ label }: ListedEntry['words'], { t }: Words) => label && t(`choices.wordLists.${label}`);

const outlineOf = (
  { title, details, period, url, description, points, words }: ListedEntry,
  said: Words,
): OutlineEntry => ({
  ...outlineEntry(
    title,
    { details: [...details, periodOf(period, said)], paragraphs: [description], points },
    { [labelOf(words, said)]: words.names },
  ),
  link: url ? outlineLink(url) : undefined,
});

function paperOf(
  { title, details, period, url, description, points, words }: ListedEntry,
  said: Words,
): PaperEntry {
  const target = webHref(url);
  return paperEntry([title, description, ...points], {
    title,
    period: periodOf(period, said),
    where: details.join(said.comma),
    paragraphs: paragraphsOf(description),
    points,
    words: { label: labelOf(words, said), names: words.names },
    link: target ? { label: readableAddress(target), target } : null,
  });
}

/** The documents of a plain list, which follow from what its entries say. */
export function listedDocuments<K extends DocumentedSection>({
  entryOf,
  ...section
}: Pick<SectionDocuments<K>, 'resume'> & {
  entryOf: (entry: ShownEntry<K>, words: Words) => ListedEntry;
}): SectionDocuments<K> {
  return {
    ...section,
    outline: (all, { words }) => all.map((entry) => outlineOf(entryOf(entry, words), words)),
    typeset: (entries, { words }) =>
      listedEntries(entries.map((entry) => paperOf(entryOf(entry, words), words))),
  };
}
