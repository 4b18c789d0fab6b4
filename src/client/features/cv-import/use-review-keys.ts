import type { KeyboardEvent } from 'react';
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

const isTyping = (target: Element) => target.closest('input, textarea, select, [contenteditable]') !== null;

/** Goes through what is still to be decided; its keys work while the focus is in the review. */
export function useReviewKeys(steps: ReviewStep[], choose: (id: string, choice: Choice) => void) {
  const requestFocus = useFocusRequest();

  /** Moves the focus to the next open part after a place in the list, or before it. */
  function go(from: number, by: 1 | -1) {
    const others = [...steps.slice(from + 1), ...steps.slice(0, Math.max(from, 0))].filter(
      ({ isOpen }) => isOpen,
    );
    const next = others.at(by === 1 ? 0 : -1);
    if (next) requestFocus(() => elementOf(next.id));
  }

  function decide(at: number, choice: Choice | undefined) {
    const step = steps[at];
    if (!step || !choice) return;
    choose(step.id, choice);
    // What was certain leads to nothing that asks.
    if (step.isOpen) go(at, 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || altKey || isTyping(target)) return;
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
  }

  return { onKeyDown, goToFirst: () => go(-1, 1) };
}
