import type { ReactNode } from 'react';
import classes from './entries.module.css';
import { usePointedPart } from './pointing';

interface ReviewedPartProps {
  id: string;
  label: string;
  /** Its state: accepted, skipped or open. */
  state: 'accepted' | 'skipped' | 'open';
  children: ReactNode;
}

/** The frame of an entry or a field, which is highlighted together with its lines in the document. */
export function ReviewedPart({ id, label, state, children }: ReviewedPartProps) {
  const pointed = usePointedPart<HTMLElement>(id);
  return (
    <article {...pointed} className={classes.part} aria-label={label} data-state={state}>
      {children}
    </article>
  );
}
