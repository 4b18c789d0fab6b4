import { useEffect, useSyncExternalStore } from 'react';
import type { ImportableSection } from '../../../contracts/cv-import';
import { entryMark, newEntry, type PagePreview } from '../../../contracts/page-preview';
import { sectionContracts } from '../../../contracts/sections';
import { type FormOf, type ItemOf, toDraft } from './form-values';

/** What is being written, for the page that is shown beside it. */
export interface Typed extends Pick<PagePreview, 'entry' | 'profile'> {
  /** The mark of the entry on the page. */
  place?: string;
}

let typed: Typed | undefined;
const listeners = new Set<() => void>();

function set(next: Typed | undefined): void {
  typed = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is being written; undefined while no form is open. */
export const useTyped = (): Typed | undefined => useSyncExternalStore(subscribe, () => typed);

/** Shows what a form holds on the page, as long as the form is open. */
export function useShownTyped(own: Typed | undefined): void {
  const text = JSON.stringify(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new object on each render; its text tells
  useEffect(() => {
    if (!own) return;
    set(own);
    return () => {
      if (typed === own) set(undefined);
    };
  }, [text]);
}

/** What the form of an entry shows on the page. @param form undefined while it says what is stored */
export function typedIn<K extends ImportableSection>(
  section: K,
  item: ItemOf<K> | undefined,
  form: FormOf<K> | undefined,
): Typed {
  const place = entryMark(section, item?.id ?? newEntry);
  if (!form) return item ? { place } : {};
  const { lackable } = sectionContracts[section];
  const draft = Object.entries(toDraft(section, form)).map(([field, value]) => [
    field,
    value === '' && lackable.includes(field) ? null : value,
  ]);
  return { place, entry: { section, ...(item && { id: item.id }), values: Object.fromEntries(draft) } };
}
