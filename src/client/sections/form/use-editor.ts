import { useState } from 'react';
import type { EditedSection } from '../definitions/section-ui';
import type { FormOf, ItemOf } from './form-values';

/** What the form is editing. */
export interface Target<K extends EditedSection> {
  /** Undefined for a new entry. */
  item?: ItemOf<K>;
  /** Restored changes, in place of the entry's stored values. */
  resumed?: { values: FormOf<K>; updatedAt?: string };
  /** Whether the form receives the focus. */
  focus: boolean;
  /** Tells one opening of the form from the next. */
  turn: number;
}

export interface Editor<K extends EditedSection> {
  /** Undefined while the form is hidden. */
  target: Target<K> | undefined;
  add: () => void;
  edit: (item: ItemOf<K>) => void;
  /** Opens the form with restored changes. */
  resume: (item: ItemOf<K> | undefined, resumed: NonNullable<Target<K>['resumed']>) => void;
  /** @param again whether a form that is always shown receives the focus for the next entry */
  close: (again?: boolean) => void;
}

/** The state of a section's form: hidden until opened or, with `always`, ready for a new entry whenever none is edited. */
export function useEditor<K extends EditedSection>(options: { always?: boolean } = {}): Editor<K> {
  const { always = false } = options;
  const [target, setTarget] = useState<Target<K> | undefined>(always ? { turn: 0, focus: false } : undefined);
  const show = (next: Omit<Target<K>, 'turn'> | undefined) =>
    setTarget((before) => next && { ...next, turn: (before?.turn ?? 0) + 1 });
  return {
    target,
    add: () => show({ focus: true }),
    edit: (item) => show({ item, focus: true }),
    resume: (item, resumed) => show({ item, resumed, focus: true }),
    close: (again = false) => show(always ? { focus: again } : undefined),
  };
}
