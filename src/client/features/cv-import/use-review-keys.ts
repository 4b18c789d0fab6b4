import { useWindowEvent } from '@mantine/hooks';
import { useFocusRequest } from '../../ui/use-focus-request';
import { partElementId } from './pointing';
import type { Choice } from './review-terms';

/** A part of the review, as the keys see it. */
export interface ReviewStep {
  id: string;
  isOpen: boolean;
  /** What accepting it means; undefined where it cannot be accepted as it is. */
  acceptance: Choice | undefined;
  onEdit: (() => void) | undefined;
}

const elementOf = (id: string) => document.getElementById(partElementId(id));

/** The id of the button that ends the review. */
export const addButtonId = 'add-to-portfolio';

const isTyping = (target: Element) => target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Goes through what is still to be decided, and then to the button that adds it. Its keys work anywhere on the screen,
 * but not in dialogs and menus: the focus is at its top when it opens.
 */
export function useReviewKeys(steps: ReviewStep[], choose: (id: string, choice: Choice) => void) {
  const requestFocus = useFocusRequest();

  /** Moves the focus to the next open part after a place in the list, or before it; to the end if none is open. */
  function go(from: number, by: 1 | -1) {
    const others = [...steps.slice(from + 1), ...steps.slice(0, Math.max(from, 0))].filter(
      ({ isOpen }) => isOpen,
    );
    const next = others.at(by === 1 ? 0 : -1);
    requestFocus(() => (next ? elementOf(next.id) : document.getElementById(addButtonId)));
  }

  function decide(at: number, choice: Choice | undefined) {
    const step = steps[at];
    if (!step || !choice) return;
    choose(step.id, choice);
    // What was certain leads to nothing that asks.
    if (step.isOpen) go(at, 1);
  }

  useWindowEvent('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || altKey || isTyping(target)) return;
    if (!target.closest('main')) return;
    const at = steps.findIndex(({ id }) => elementOf(id)?.contains(target));
    const actions: Record<string, () => void> = {
      j: () => go(at, 1),
      k: () => go(at, -1),
      a: () => decide(at, steps[at]?.acceptance),
      s: () => decide(at, 'skip'),
      e: () => steps[at]?.onEdit?.(),
    };
    const act = actions[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });

  return { goToFirst: () => go(-1, 1) };
}
