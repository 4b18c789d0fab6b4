import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the start of a list once another page of it has loaded. @param page what differs from page to page */
export function useListStart<E extends HTMLElement>(
  page: unknown,
): { start: RefObject<E | null>; goThere: () => void } {
  const start = useRef<E>(null);
  const isDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the one that is there
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const goThere = () => {
    isDue.current = true;
  };
  return { start, goThere };
}
