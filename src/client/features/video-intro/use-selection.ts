import { useEffect, useRef, useState } from 'react';
import { mendRecording } from './mend-recording';
import type { Quality } from './qualities';

/** A file selected for upload; if it was recorded here, with the details of the recording. */
export interface Selection {
  file: File;
  /** Object URL of the file, for its preview. */
  url: string;
  recorded?: { seconds: number; quality: Quality } | undefined;
}

/** The file selected for upload; its object URL is revoked as soon as it is not needed. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>();
  const [isReading, setReading] = useState(false);
  const latest = useRef<File>(undefined);
  useEffect(() => () => void (selection && URL.revokeObjectURL(selection.url)), [selection]);

  async function select(chosen: File, recorded?: Selection['recorded']) {
    latest.current = chosen;
    setReading(true);
    const file = await mendRecording(chosen);
    // The selection may have changed in the meantime.
    if (latest.current !== chosen) return;
    setReading(false);
    setSelection({ file, recorded, url: URL.createObjectURL(file) });
  }

  function clear() {
    latest.current = undefined;
    setReading(false);
    setSelection(undefined);
  }
  // Clears the selection when the screen is left.
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  return { selection, isReading, select, clear };
}
