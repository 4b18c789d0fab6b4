import { useState } from 'react';
import type { Photo } from './gallery-view';

/** The selection among the visible photos; what is filtered out is not selected. */
export function useSelection(shown: Photo[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    photos: shown.filter(({ id }) => ids.has(id)),
    has: (photo: Photo) => ids.has(photo.id),
    set: (photo: Photo, isSelected: boolean) =>
      setIds(
        (before) => new Set(isSelected ? [...before, photo.id] : [...before].filter((id) => id !== photo.id)),
      ),
    clear: () => setIds(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
