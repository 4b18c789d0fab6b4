import { useSyncExternalStore } from 'react';

/** A question with two answers. */
export interface Question {
  title: string;
  text: string;
  /** The button that goes ahead. */
  confirm: string;
  /** The button that does not, which has the focus at first. */
  cancel: string;
  isDestructive?: boolean;
  /** What confirming does; the dialog stays open until it has ended. Shows its own failures. */
  act?: () => Promise<unknown>;
}

interface OpenQuestion extends Question {
  answer(isConfirmed: boolean): void;
}

let open: OpenQuestion | undefined;
const listeners = new Set<() => void>();

function show(question: OpenQuestion | undefined): void {
  open = question;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question that is being asked; undefined while there is none. */
export const useOpenQuestion = () => useSyncExternalStore(subscribe, () => open);

/** Asks a question over whatever is on the screen. @returns whether it was confirmed; a new question cancels this one */
export function confirm(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    const asked: OpenQuestion = {
      ...question,
      answer(isConfirmed) {
        if (open === asked) show(undefined);
        resolve(isConfirmed);
      },
    };
    show(asked);
  });
}
