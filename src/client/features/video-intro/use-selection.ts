import { useEffect, useRef, useState } from 'react';
import { mendRecording } from './mend-recording';
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
  const [isReading, setReading] = useState(false);
  const latest = useRef<File>(undefined);
  useEffect(() => () => void (selection && URL.revokeObjectURL(selection.url)), [selection]);

  async function select(chosen: File, recorded?: Selection['recorded']) {
    latest.current = chosen;
    setReading(true);
    const file = await mendRecording(chosen);
    // Another file, or none, may have been chosen meanwhile.
    if (latest.current !== chosen) return;
    setReading(false);
    setSelection({ file, recorded, url: URL.createObjectURL(file) });
  }

  function clear() {
    latest.current = undefined;
    setReading(false);
    setSelection(undefined);
  }
  // Nothing is selected on a screen that is left.
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  return { selection, isReading, select, clear };
}
