import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useFocusRequest } from '../../ui/use-focus-request';
import type { EditedSection } from '../definitions/section-ui';
import { entryElement } from '../list/entry-element';
import type { FormOf, ItemOf } from './form-values';

/** A new entry whose form is not blank. */
export interface ProposedForm<K extends EditedSection> {
  /** The id of its draft, among those of reviews. */
  draftId: string;
  values: FormOf<K>;
  /** Notes beside the labels of doubtful fields. */
  notes: Record<string, string>;
  /** Where it comes from, shown above its fields. */
  source: ReactNode;
  submitLabel: string;
}

/** What the form is editing. */
export interface Target<K extends EditedSection> {
  /** Undefined for a new entry. */
  item?: ItemOf<K>;
  /** A new entry that a document proposes. */
  proposed?: ProposedForm<K>;
  /** Restored changes, in place of the entry's stored values. */
  resumed?: { values: FormOf<K>; updatedAt?: string };
  /** Whether the form receives the focus. */
  focus: boolean;
  /** The field that receives it, instead of the first one. */
  field?: string;
  /** Distinguishes one opening of the form from the next. */
  turn: number;
}

export interface Editor<K extends EditedSection> {
  /** Undefined while the form is hidden. */
  target: Target<K> | undefined;
  add: () => void;
  /** @param field the field that receives the focus */
  edit: (item: ItemOf<K>, field?: string) => void;
  /** Opens the form with restored changes. */
  resume: (item: ItemOf<K> | undefined, resumed: NonNullable<Target<K>['resumed']>) => void;
  /** Closes the form. The focus goes to the entry that was saved, or back to where it was. */
  close: (savedId?: string) => void;
}

interface UseEditorOptions {
  /** Whether the form stands open for a new entry when nothing else is edited. */
  always?: boolean;
}

/** The state of a section's form. */
export function useEditor<K extends EditedSection>({ always = false }: UseEditorOptions = {}): Editor<K> {
  const [{ turn, ...opened }, setState] = useState<{ turn: number; target?: Target<K> }>({ turn: 0 });
  const requestFocus = useFocusRequest();
  /** What had the focus before the form opened. */
  const opener = useRef<Element>(null);
  const blank = useMemo(() => ({ turn, focus: false }), [turn]);
  const target: Target<K> | undefined = opened.target ?? (always ? blank : undefined);

  function show(next: Omit<Target<K>, 'turn'> | undefined) {
    if (!opened.target) opener.current = document.activeElement;
    setState((before) => {
      const turn = before.turn + 1;
      return next ? { turn, target: { ...next, turn } } : { turn };
    });
  }

  function beforeOpening(): HTMLElement | null {
    const { current } = opener;
    const isThere = current instanceof HTMLElement && current !== document.body && current.isConnected;
    return isThere ? current : document.getElementById('main');
  }

  function close(savedId?: string) {
    const edited = target?.item?.id;
    if (always && savedId === undefined) return show({ focus: true });
    show(undefined);
    requestFocus(() => entryElement(savedId ?? edited ?? '') ?? beforeOpening());
  }

  return {
    target,
    add: () => show({ focus: true }),
    edit: (item, field) => show({ item, focus: true, ...(field !== undefined && { field }) }),
    resume: (item, resumed) => show({ item, resumed, focus: true }),
    close,
  };
}
