import { Button, CloseButton, Portal, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { announce } from '../announce';
import classes from './undo-bar.module.css';
import { dismissUndo, undoAll, undoFor, useUndoState } from './undo-store';

/** The bar that offers undo, for eight seconds after the last action. */
export function UndoBar() {
  const { entries, turn } = useUndoState();
  const [held, setHeld] = useState(false);
  const shown = entries.length > 0;

  // The timer pauses under pointer and focus, so that the button never disappears while somebody is about to press it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each action restarts the timer
  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(dismissUndo, undoFor);
    return () => clearTimeout(timer);
  }, [shown, held, turn]);

  useEffect(() => {
    if (!shown) setHeld(false);
  }, [shown]);

  if (!shown) return null;
  const others = entries.length - 1;
  const last = entries.at(-1);
  const text = `${last?.text}${others > 0 ? `, and ${others} more` : ''}`;

  async function handleUndo() {
    await undoAll();
    announce('Undone.');
  }

  return (
    <Portal>
      <section
        className={classes.bar}
        aria-label="Undo"
        data-held={held || undefined}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Text size="sm" className={classes.text} role="status">
          {last?.message && (
            <>
              <span>{last.message}</span>{' '}
            </>
          )}
          <span>{text}</span>
        </Text>
        <Button
          size="sm"
          variant="subtle"
          className={classes.undo}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={handleUndo}
        >
          Undo
        </Button>
        <CloseButton className={classes.close} iconSize={18} aria-label="Dismiss" onClick={dismissUndo} />
        <span key={turn} className={classes.time} style={{ animationDuration: `${undoFor}ms` }} />
      </section>
    </Portal>
  );
}
