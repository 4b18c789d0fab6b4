import { useLayoutEffect, useRef } from 'react';

/**
 * Gives an element the focus when it comes, as what had the focus goes with the step before it. One that nobody can
 * reach with the keyboard needs `tabIndex={-1}`.
 */
export function useFirstFocus<E extends HTMLElement>() {
  const element = useRef<E>(null);
  // Before anything else finds that nothing has the focus.
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}
