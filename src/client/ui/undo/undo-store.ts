import { useSyncExternalStore } from 'react';
import { dismissToast } from '../toast';

/** How long undo is offered, in milliseconds. */
export const undoFor = 8000;

export interface Undoable {
  /** What was done, in the specified words where there are any. */
  message?: string;
  /** What it was done to, or what was done: 'Changes discarded'. */
  text: string;
  /** Undoes it; shows its own failures. */
  undo: () => unknown;
  /** Set if it was done to something that exists once, of which only the last change can be undone. */
  subject?: Subject;
}

type Subject = 'design' | 'portrait' | 'video';

/** The actions that can be undone now, shown in one bar. */
export interface UndoState {
  entries: Undoable[];
  /** Incremented with each entry, which restarts the timer. */
  turn: number;
}

let state: UndoState = { entries: [], turn: 0 };
const listeners = new Set<() => void>();

function set(next: UndoState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Says what was done and offers to undo it, in place of a toast; the offer before on the same subject is withdrawn. */
export function offerUndo(entry: Undoable): void {
  if (entry.subject) withdrawUndoOf(entry.subject);
  set({ entries: [...state.entries, entry], turn: state.turn + 1 });
}

/** Withdraws an offer whose action failed. */
export function withdrawUndo(entry: Undoable): void {
  set({ ...state, entries: state.entries.filter((other) => other !== entry) });
}

/** Withdraws what is offered on a subject, because it was undone elsewhere. */
export function withdrawUndoOf(subject: Subject): void {
  set({ ...state, entries: state.entries.filter((entry) => entry.subject !== subject) });
}

export function dismissUndo(): void {
  set({ ...state, entries: [] });
}

/** Undoes everything in the bar, last action first, because positions may depend on each other. */
export async function undoAll(): Promise<void> {
  const { entries } = state;
  dismissUndo();
  dismissToast();
  // One failure, which the entry shows itself, must not stop the rest.
  for (const entry of entries.toReversed()) await Promise.resolve(entry.undo()).catch(() => undefined);
}

export function useUndoState(): UndoState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
