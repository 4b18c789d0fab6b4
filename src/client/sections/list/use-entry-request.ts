import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection, SectionUi } from '../definitions/section-ui';
import type { Editor } from '../form/use-editor';
import { entryElement } from './entry-element';
import type { Entries } from './use-entries';

/**
 * Opens what `?entry=` names once it is there, and removes that from the URL, so that a reload does not open it again.
 * @param opening what opens the entry of an id; undefined while there is none
 */
export function useEntryRequest(opening: (id: string) => (() => void) | undefined): void {
  const navigate = useNavigate();
  const { entry } = useSearch({ strict: false });
  const latest = useRef(opening);
  latest.current = opening;
  const isThere = entry !== undefined && opening(entry) !== undefined;
  useEffect(() => {
    if (entry === undefined || !isThere) return;
    latest.current(entry)?.();
    void navigate({ to: '.', search: (search) => ({ ...search, entry: undefined }), replace: true });
  }, [entry, isThere, navigate]);
}

/** Opens the form of the entry that the URL names; shows it in the list where its owner cannot edit it. */
export function useEditRequest<K extends EditedSection>(
  section: K,
  entries: Entries<K>,
  editor: Pick<Editor<K>, 'target' | 'edit'>,
): void {
  const { isFixed }: SectionUi<K> = sectionUi[section];
  useEntryRequest((id) => {
    const item = entries.items.find((each) => each.id === id);
    if (!item) return undefined;
    if (isFixed?.(item)) return () => entryElement(id)?.focus();
    // What is typed there stays.
    return () => editor.target?.item?.id === id || editor.edit(item);
  });
}
