import { useState } from 'react';
import type { ImportableSection } from '../../../contracts/cv-import';
import { sectionUi } from '../../sections/definitions/index.ts';
import { faultsIn } from '../../sections/form/form-values';
import { useFocusRequest } from '../../ui/use-focus-request';
import { firstFault, isIncomplete } from './accepted-parts';
import { type Values, valuesOf } from './merge';
import { partElementId } from './pointing';
import type { EditedEntry } from './proposed-drawer';
import { blankFor, type ReviewEntry } from './review-entries';
import { placedId, profileId } from './review-terms';
import { placeButtonId } from './unplaced-review';
import type { Review } from './use-review';

/** The form that is open over a review, if any is. */
export function useReviewForm({ items, entries, review, edit, place, placeInBio, choose }: Review) {
  const [edited, setEdited] = useState<EditedEntry>();
  const requestFocus = useFocusRequest();
  const open = (entry: Omit<EditedEntry, 'turn'>) =>
    setEdited((before) => ({ ...entry, turn: (before?.turn ?? 0) + 1 }));

  /** @param isSeries whether the other incomplete entries come after it */
  function openEntry(entry: ReviewEntry, field?: string, isSeries = false) {
    const { section, id, values, lines, uncertain } = entry;
    open({ section, id, values, lines, uncertain, field, isSeries });
  }

  /** The incomplete entries that are not open. */
  const otherIncomplete = entries.filter((entry) => isIncomplete(entry) && entry.id !== edited?.id);

  /** Opens the form of the first incomplete entry, and that of the next one once it is kept. */
  function openIncomplete() {
    const [first] = otherIncomplete;
    if (first) openEntry(first, firstFault(first), true);
  }

  /** Opens the form of a section with an unplaced text in its main field. */
  function openText(section: ImportableSection, text: number) {
    const { text: source = '', lines = [] } = review.proposal.unplaced[text] ?? {};
    const field: string = sectionUi[section].review.mainField;
    const blank = valuesOf(blankFor(section, items[section], 0));
    // A single line takes no line breaks.
    const value = takesLineBreaks(section, field) ? source : source.replace(/\s+/g, ' ');
    open({
      section,
      id: placedId(section, text),
      values: { ...blank, [field]: value },
      lines,
      uncertain: [],
      text,
    });
  }

  function putIntoBio(text: number) {
    placeInBio(text);
    requestFocus(() => document.getElementById(partElementId(profileId('bio'))));
  }

  /** What the owner has filled in counts as accepted. */
  function keep(values: Values) {
    if (!edited) return;
    const { section, id, text } = edited;
    if (text !== undefined) return place(section, text, values);
    edit(id, values);
    const { choice, existing } = entries.find((entry) => entry.id === id) ?? {};
    if (!existing && choice !== 'add') choose({ [id]: 'add' });
  }

  /** @param savedId given where the entry was kept */
  function close(savedId?: string) {
    const { id, text, isSeries } = edited ?? {};
    if (isSeries && savedId && otherIncomplete.length > 0) return openIncomplete();
    setEdited(undefined);
    requestFocus(
      () =>
        document.getElementById(partElementId(id ?? '')) ?? document.getElementById(placeButtonId(text ?? 0)),
    );
  }

  return {
    edited,
    openEntry,
    openText,
    openIncomplete,
    submitLabel:
      edited?.isSeries && otherIncomplete.length > 0
        ? `Keep, and go on with the next of ${otherIncomplete.length}`
        : 'Keep for the import',
    putIntoBio,
    keep,
    close,
    resume: (resumed: object) => edited && open({ ...edited, resumed }),
  };
}

const takesLineBreaks = (section: ImportableSection, field: string) =>
  !(field in faultsIn(section, { [field]: 'a\nb' }));
