import { useBlocker } from '@tanstack/react-router';
import { createContext, type RefObject, useContext, useEffect } from 'react';
import { confirm } from './question-store';

interface LeaveTexts {
  title?: string;
  /** The button that leaves. */
  leave?: string;
  /** The button that stays. */
  stay?: string;
}

const defaults = { title: 'Leave without saving?', leave: 'Leave without saving', stay: 'Stay here' };

/** Asks before something is left if that loses anything. @param loss what is lost, as a sentence; undefined if nothing */
export async function confirmLeave(loss: string | undefined, texts: LeaveTexts = {}): Promise<boolean> {
  if (loss === undefined) return true;
  const { title, leave, stay } = { ...defaults, ...texts };
  return confirm({ title, text: loss, confirm: leave, cancel: stay, isDestructive: true });
}

/** Where a warning inside part of the screen records what closing that part would lose. */
export const LossOnClose = createContext<RefObject<string | undefined>>({ current: undefined });

interface UnsavedWarningProps extends LeaveTexts {
  /** What leaving loses, as a sentence; undefined if nothing. */
  loss: string | undefined;
  /** Whether switching to another tab of the same screen loses it too. */
  guardsTabs?: boolean;
}

/** Asks before the screen is left with unsaved work, and before the surrounding part of it is closed. */
export function UnsavedWarning({
  loss,
  guardsTabs = false,
  title = 'Leave this page?',
  ...texts
}: UnsavedWarningProps) {
  const lossOnClose = useContext(LossOnClose);
  useEffect(() => {
    lossOnClose.current = loss;
    return () => {
      lossOnClose.current = undefined;
    };
  }, [lossOnClose, loss]);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const isLeaving =
        // Signing out must always reach the sign-in form.
        next.pathname !== '/login' &&
        (current.pathname !== next.pathname || (guardsTabs && differ(current.search, next.search)));
      return isLeaving && !(await confirmLeave(loss, { title, ...texts }));
    },
    enableBeforeUnload: () => loss !== undefined,
  });
  return null;
}

const differ = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);
