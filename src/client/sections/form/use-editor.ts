import { useState } from 'react';
import type { EditedSection } from '../definitions/section-ui';
import type { FormOf, ItemOf } from './form-values';

/** What the form holds. */
export interface Target<K extends EditedSection> {
  /** Undefined for a new entry. */
  item?: ItemOf<K>;
  /** Changes that are taken up again, instead of the entry as it is kept. */
  resumed?: { values: FormOf<K>; updatedAt?: string };
  /** Whether the form takes the focus. */
  focus: boolean;
  /** Tells one opening of the form from the next. */
  turn: number;
}

export interface Editor<K extends EditedSection> {
  /** Undefined while the form is hidden. */
  target: Target<K> | undefined;
  add: () => void;
  edit: (item: ItemOf<K>) => void;
  /** Opens the form with changes that were made before. */
  resume: (item: ItemOf<K> | undefined, resumed: NonNullable<Target<K>['resumed']>) => void;
  /** @param again whether a form that always stands there takes the focus for the next entry */
  close: (again?: boolean) => void;
}

/** The form of a section: hidden until it is asked for, or with `always` ready for a new entry whenever nothing else is edited. */
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
