import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './entries.module.css';
import { usePointedPart } from './pointing';

interface PrintedTextProps {
  id: string;
  text: string;
  /** What is known of it; missing ones are skipped. */
  details: (string | false | undefined)[];
  before?: ReactNode;
  after?: ReactNode;
}

/** A text of the document in a list, which is highlighted together with its lines there. */
export function PrintedText({ id, text, details, before, after }: PrintedTextProps) {
  const pointed = usePointedPart<HTMLLIElement>(id);
  return (
    <li {...pointed}>
      {before}
      <div className={classes.unplacedText}>
        <p>{text}</p>
        <Text size="sm" c="dimmed">
          {details.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {after}
    </li>
  );
}
