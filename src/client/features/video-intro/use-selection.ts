import { useEffect, useState } from 'react';
import type { Quality } from './qualities';

/** A file that waits to be uploaded; where it was recorded here, with what is known of the recording. */
export interface Selection {
  file: File;
  /** Address of the file in this browser, for its preview. */
  url: string;
  recorded?: { seconds: number; quality: Quality } | undefined;
}

/** The file that waits to be uploaded; its address is given back as soon as it is not needed. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>();
  useEffect(() => () => void (selection && URL.revokeObjectURL(selection.url)), [selection]);
  return {
    selection,
    select: (file: File, recorded?: Selection['recorded']) =>
      setSelection({ file, recorded, url: URL.createObjectURL(file) }),
    clear: () => setSelection(undefined),
  };
}
