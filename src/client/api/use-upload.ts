import { useEffect, useRef, useState } from 'react';
import type { Sending } from './send-file';

/** Runs one upload at a time, and cancels it when its screen is left. */
export function useUpload() {
  /** The share that has been sent, 0 to 1; undefined while nothing is being uploaded. */
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns the result of the upload; undefined if it was not started because another one runs */
  async function run<T>(upload: (sending: Sending) => Promise<T>): Promise<T | undefined> {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      return await upload({ signal: controller.signal, onProgress: setShare });
    } finally {
      running.current = undefined;
      setShare(undefined);
    }
  }

  return { share, run, cancel: () => running.current?.abort() };
}
