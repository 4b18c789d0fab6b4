import { useState } from 'react';
import { countText } from '../../../contracts/count-text';
import {
  type ImportableSection,
  type ReadableSection,
  readableSections,
  type SourceLine,
} from '../../../contracts/cv-import';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { sectionUi } from '../../sections/definitions/index.ts';
import { announce } from '../../ui/announce';
import { showError } from '../../ui/toast';
import { useFocusRequest } from '../../ui/use-focus-request';
import { partElementId } from './pointing';
import type { ReviewEntry } from './review-entries';
import { entryId } from './review-terms';
import type { Review } from './use-review';

/** Skills and languages are names; what belongs to an entry is told of others. */
const describable: readonly ImportableSection[] = readableSections.filter(
  (section) => section !== 'skills' && section !== 'languages',
);

/** Unplaced texts that are selected: reading them again as one section, or adding them to an entry. */
export function useReadAgain({ review, entries, placeRead, append }: Review) {
  const [selected, setSelected] = useState<number[]>([]);
  const reading = trpc.cvImport.readAgain.useMutation();
  const requestFocus = useFocusRequest();

  /** The lines of the selected texts, in the order of the document. */
  const selectedLines = (): SourceLine[] =>
    selected
      .toSorted((a, b) => a - b)
      .flatMap((index) => {
        const text = review.proposal.unplaced[index];
        if (!text) return [];
        return text.lines.length > 0 ? text.lines : text.text.split('\n').map((line) => ({ text: line }));
      });

  async function readAs(section: ReadableSection): Promise<void> {
    const title = sectionUi[section].review.title;
    try {
      const read = await reading.mutateAsync({
        profileId: defaultProfileId,
        section,
        lines: selectedLines(),
      });
      const found = read.sections[section].length;
      if (found === 0) {
        showError(
          `Not read as ${title.toLowerCase()}`,
          'These lines name no entry. Put them into a section by hand.',
        );
        return;
      }
      const first = entryId(section, review.proposal.sections[section].length);
      placeRead(section, selected, read);
      setSelected([]);
      announce(`${countText(found, 'entry', 'entries')} read as ${title.toLowerCase()}.`);
      requestFocus(() => document.getElementById(partElementId(first)));
    } catch (error) {
      showError('The text could not be read', failureReason(error));
    }
  }

  function appendTo(entry: ReviewEntry) {
    append(
      entry,
      selected.toSorted((a, b) => a - b),
    );
    setSelected([]);
    announce(`Added to the description of ${entry.name}.`);
    requestFocus(() => document.getElementById(partElementId(entry.id)));
  }

  return {
    selected,
    entries: entries.filter(({ section }) => describable.includes(section)),
    appendTo,
    select: (index: number, isSelected: boolean) =>
      setSelected((before) => (isSelected ? [...before, index] : before.filter((each) => each !== index))),
    clear: () => setSelected([]),
    readAs,
    isReading: reading.isPending,
  };
}
export type ReadAgain = ReturnType<typeof useReadAgain>;
