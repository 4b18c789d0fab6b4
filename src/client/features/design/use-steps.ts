import { useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Design } from '../../../contracts/design';
import { sameValue } from '../../sections/form/form-values';
import { announce } from '../../ui/announce';

/** Changes of the color that follow each other sooner are one step, because a color is found by dragging. */
const oneStepMs = 500;

/** The steps that lead back and forth between the designs that were tried out. */
export interface Steps {
  /** Undefined where there is nothing to undo, or to redo. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/**
 * Remembers each change of a design until the screen is left.
 * @param show makes a design the one that is tried out
 */
export function useSteps(present: Design, show: (design: Design) => void) {
  const [{ past, future }, setSteps] = useState<Record<'past' | 'future', Design[]>>({
    past: [],
    future: [],
  });
  const coloredAt = useRef(Number.NEGATIVE_INFINITY);

  function change(design: Design) {
    if (sameValue(design, present)) return;
    const isColor = sameValue({ ...design, accent: present.accent }, present);
    const isSameStep = isColor && performance.now() - coloredAt.current < oneStepMs;
    coloredAt.current = isColor ? performance.now() : Number.NEGATIVE_INFINITY;
    setSteps({ past: isSameStep ? past : [...past, present], future: [] });
    show(design);
  }

  function go(design: Design, steps: Record<'past' | 'future', Design[]>, text: string) {
    coloredAt.current = Number.NEGATIVE_INFINITY;
    setSteps(steps);
    show(design);
    announce(text);
  }

  const [last, next] = [past.at(-1), future.at(-1)];
  const undo =
    last && (() => go(last, { past: past.slice(0, -1), future: [...future, present] }, 'Change undone.'));
  const redo =
    next && (() => go(next, { past: [...past, present], future: future.slice(0, -1) }, 'Change redone.'));
  const steps: Steps = { undo, redo };

  const unlessTyping = (step: (() => void) | undefined) => (event: KeyboardEvent) => {
    if (!isTextField(event.target)) step?.();
  };
  const keepTyping = { preventDefault: false };
  useHotkeys(
    [
      ['mod+Z', unlessTyping(undo), keepTyping],
      ['mod+shift+Z', unlessTyping(redo), keepTyping],
    ],
    [],
  );
  return { change, steps };
}

/** Whether the browser itself undoes what was typed there. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, input:not([type=radio], [type=checkbox])');
