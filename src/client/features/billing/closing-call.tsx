import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './closing-call.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  action: ReactNode;
}

/** The end of a screen about plans: one sentence and one action. */
export function ClosingCall({ title, text, action }: ClosingCallProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.call}>
      <div className={classes.words}>
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        <Text>{text}</Text>
      </div>
      {action}
    </section>
  );
}
