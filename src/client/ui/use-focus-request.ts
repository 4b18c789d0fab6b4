import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus to an element that a render brings: after the next one, or a later one where the element is not there
 * yet or cannot take the focus. The component that asks must outlive what has the focus.
 */
export function useFocusRequest(): (find: Find) => void {
  const wanted = useRef<Find>(undefined);
  const [, render] = useReducer((turn: number) => turn + 1, 0);

  // In a layout effect, before anything else notices that the focus was lost.
  useLayoutEffect(() => {
    const element = wanted.current?.();
    element?.focus();
    if (element && document.activeElement === element) wanted.current = undefined;
  });

  // If somebody has moved on in the meantime, the focus stays there.
  useEffect(() => {
    const forget = () => {
      wanted.current = undefined;
    };
    for (const type of actions) document.addEventListener(type, forget, true);
    return () => {
      for (const type of actions) document.removeEventListener(type, forget, true);
    };
  }, []);

  return useCallback((find: Find) => {
    wanted.current = find;
    render();
  }, []);
}

const actions = ['keydown', 'pointerdown'];
