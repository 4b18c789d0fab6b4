import { useState } from 'react';
import type { ImportableSection } from '../../../contracts/cv-import';
import { useFocusRequest } from '../../ui/use-focus-request';
import { type Values, valuesOf } from './merge';
import { partElementId } from './pointing';
import type { EditedEntry } from './proposed-drawer';
import { blankFor, type ReviewEntry } from './review-entries';
import { mainFields, placedId, profileId } from './review-terms';
import { placeButtonId } from './unplaced-review';
import type { Review } from './use-review';

/** The form that is open over a review, if any is. */
export function useReviewForm({ items, entries, review, edit, place, placeInBio, choose }: Review) {
  const [edited, setEdited] = useState<EditedEntry>();
  const requestFocus = useFocusRequest();
  const open = (entry: Omit<EditedEntry, 'turn'>) =>
    setEdited((before) => ({ ...entry, turn: (before?.turn ?? 0) + 1 }));

  function openEntry({ section, id, values, lines, uncertain }: ReviewEntry, field?: string) {
    open({ section, id, values, lines, uncertain, field });
  }

  /** Opens the form of a section with an unplaced text in its main field. */
  function openText(section: ImportableSection, text: number) {
    const { text: said = '', page = null } = review.proposal.unplaced[text] ?? {};
    const field = mainFields[section];
    const blank = valuesOf(blankFor(section, items[section], 0));
    // A single line takes no line breaks.
    const value = multilineFields.has(field) ? said : said.replace(/\s+/g, ' ');
    const lines = [{ text: said, ...(page !== null && { page }) }];
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

  /** What somebody has filled in themselves is accepted with that. */
  function keep(values: Values) {
    if (!edited) return;
    const { section, id, text } = edited;
    if (text !== undefined) return place(section, text, values);
    edit(id, values);
    const { choice, existing } = entries.find((entry) => entry.id === id) ?? {};
    if (!existing && choice !== 'add') choose({ [id]: 'add' });
  }

  function close() {
    const { id, text } = edited ?? {};
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
    putIntoBio,
    keep,
    close,
    resume: (resumed: object) => edited && open({ ...edited, resumed }),
  };
}

const multilineFields = new Set(['description', 'fact', 'content']);
