import { useState } from 'react';
import type { GalleryImage } from './gallery-view';

/** The selection among the visible images; what is filtered out is not selected. */
export function useSelection(shown: GalleryImage[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    images: shown.filter(({ id }) => ids.has(id)),
    has: (image: GalleryImage) => ids.has(image.id),
    set: (image: GalleryImage, isSelected: boolean) =>
      setIds(
        (before) => new Set(isSelected ? [...before, image.id] : [...before].filter((id) => id !== image.id)),
      ),
    clear: () => setIds(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
