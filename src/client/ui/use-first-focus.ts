import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element on mount, because the previous step took the focused element with it. One that cannot be
 * reached by keyboard needs `tabIndex={-1}`.
 */
export function useFirstFocus<E extends HTMLElement>() {
  const element = useRef<E>(null);
  // Before anything else notices that the focus was lost.
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
