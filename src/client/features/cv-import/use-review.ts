import { useMemo, useRef, useState } from 'react';
import {
  type ImportableSection,
  importableSections,
  type Proposal,
  type ReadableSection,
} from '../../../contracts/cv-import';
import { recordOf } from '../../../contracts/keys-of';
import { type DraftKey, useIsUnstored } from '../../sections/form/draft-store';
import type { Values } from './merge';
import { entriesOf, type ReviewEntry } from './review-entries';
import { settingsOf } from './review-page';
import { fieldsOf } from './review-profile';
import { type Choice, entryId, placedId, profileId } from './review-terms';
import { type StoredReview, saveReview } from './stored-review';
import type { ExistingPortfolio } from './use-existing';

/** The review of one document: what was read and chosen, kept on this device with each change. */
export function useReview(key: DraftKey, start: StoredReview, { items, profile, design }: ExistingPortfolio) {
  const [review, setReview] = useState(start);
  const latest = useRef(start);
  const isUnstored = useIsUnstored(key);

  const fields = useMemo(() => fieldsOf(review, profile), [review, profile]);
  const settings = useMemo(() => settingsOf(review, profile, design), [review, profile, design]);

  function change(next: Partial<StoredReview>) {
    latest.current = { ...latest.current, ...next };
    setReview(latest.current);
    saveReview(key, latest.current);
  }

  /** @param choice undefined to leave it open again */
  function choose(chosen: Record<string, Choice | undefined>) {
    const all = Object.entries({ ...latest.current.choices, ...chosen });
    const kept = all.flatMap(([id, choice]) => (choice ? [[id, choice] as const] : []));
    change({ choices: Object.fromEntries(kept) });
  }

  /** @param existing the entry of the portfolio that one of the document is about; undefined for none of them */
  function match(id: string, existing: string | undefined) {
    const { [id]: _before, ...others } = latest.current.counterparts;
    change({ counterparts: existing ? { ...others, [id]: existing } : others });
    choose({ [id]: undefined });
  }

  function edit(id: string, values: Values) {
    const { placed, edits } = latest.current;
    if (placed.some((entry) => entry.id === id)) {
      change({ placed: placed.map((entry) => (entry.id === id ? { ...entry, values } : entry)) });
    } else change({ edits: { ...edits, [id]: values } });
  }

  /** @param id of a field of the profile */
  function editField(id: string, value: string) {
    const { edits } = latest.current;
    change({ edits: { ...edits, [id]: { ...edits[id], value } } });
  }

  /** Makes an entry from an unplaced text, which counts as accepted. */
  function place(section: ImportableSection, text: number, values: Values) {
    const id = placedId(section, text);
    const others = latest.current.placed.filter((entry) => entry.text !== text);
    change({ placed: [...others, { id, section, text, values }] });
    choose({ [id]: 'add' });
  }

  /** Adds an unplaced text to the bio. */
  function placeInBio(text: number) {
    const id = profileId('bio');
    const current = fields.find((field) => field.id === id)?.value;
    const added = latest.current.proposal.unplaced[text]?.text;
    const value = [current, added].filter(Boolean).join('\n\n');
    change({ edits: { ...latest.current.edits, [id]: { value, text } } });
    choose({ [id]: 'add' });
  }

  /** Adds what unplaced texts were read as; what is still without a place becomes a text of its own. */
  function placeRead(section: ReadableSection, texts: number[], read: Proposal) {
    const { proposal, readAgain } = latest.current;
    const entries = [...proposal.sections[section], ...read.sections[section]];
    change({
      proposal: {
        ...proposal,
        sections: { ...proposal.sections, [section]: entries },
        unplaced: [...proposal.unplaced, ...read.unplaced],
      },
      readAgain: [...readAgain, { section, texts }],
    });
  }

  /** Adds unplaced texts to the description of an entry, whose marks remain. */
  function append({ id, section, values: { description } }: ReviewEntry, texts: number[]) {
    const { proposal, placed, edits, appended } = latest.current;
    const added = texts.flatMap((text) => proposal.unplaced[text] ?? []);
    const described = {
      description: [description, ...added.map(({ text }) => text)].filter(Boolean).join('\n'),
    };
    const read = proposal.sections[section].map((entry, index) =>
      entryId(section, index) === id
        ? {
            ...entry,
            values: { ...entry.values, ...described },
            lines: [...entry.lines, ...added.flatMap(({ lines }) => lines)],
          }
        : entry,
    );
    change({
      proposal: { ...proposal, sections: { ...proposal.sections, [section]: read } },
      placed: placed.map((entry) =>
        entry.id === id ? { ...entry, values: { ...entry.values, ...described } } : entry,
      ),
      edits: edits[id] ? { ...edits, [id]: { ...edits[id], ...described } } : edits,
      appended: [...appended, { id, texts }],
    });
  }

  const withdraw = (id: string) =>
    change({ placed: latest.current.placed.filter((entry) => entry.id !== id) });

  const sections = useMemo(
    () =>
      recordOf<Record<ImportableSection, ReviewEntry[]>>(
        importableSections,
        <K extends ImportableSection>(section: K) => entriesOf(section, items[section], review),
      ),
    [review, items],
  );
  const entries = useMemo(() => importableSections.flatMap((section) => sections[section]), [sections]);
  const parts = { fields, settings, sections, entries };
  return {
    review,
    isUnstored,
    ...parts,
    items,
    translations: profile.translations,
    choose,
    match,
    edit,
    editField,
    place,
    placeInBio,
    placeRead,
    append,
    withdraw,
  };
}
export type Review = ReturnType<typeof useReview>;
