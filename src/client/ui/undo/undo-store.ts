import { useSyncExternalStore } from 'react';

/** How long what was done can be undone, in milliseconds. */
export const undoFor = 8000;

export interface Undoable {
  /** What was done: 'Skill “React” deleted'. */
  text: string;
  /** Takes it back; a failure is the callee's to tell. */
  undo: () => unknown;
}

/** What can be undone now, in one bar however many there are. */
export interface UndoState {
  entries: Undoable[];
  /** Grows with each entry, so that the time starts again. */
  turn: number;
}

let state: UndoState = { entries: [], turn: 0 };
const listeners = new Set<() => void>();

function set(next: UndoState) {
  state = next;
  for (const listener of listeners) listener();
}

export function offerUndo(entry: Undoable): void {
  set({ entries: [...state.entries, entry], turn: state.turn + 1 });
}

/** Takes an offer away where the deed itself failed. */
export function withdrawUndo(entry: Undoable): void {
  set({ ...state, entries: state.entries.filter((other) => other !== entry) });
}

export function dismissUndo(): void {
  set({ ...state, entries: [] });
}

/** Takes everything back that the bar holds, the last deed first, as places may depend on each other. */
export async function undoAll(): Promise<void> {
  const { entries } = state;
  dismissUndo();
  // One failure, which the entry tells itself, must not keep the others from coming back.
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
