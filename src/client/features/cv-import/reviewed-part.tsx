import { type ReactNode, useEffect, useRef } from 'react';
import classes from './entries.module.css';
import { partElementId, reveal, usePointing } from './pointing';

interface ReviewedPartProps {
  id: string;
  label: string;
  /** How it stands: accepted, skipped or open. */
  state: 'accepted' | 'skipped' | 'open';
  children: ReactNode;
}

/** The frame of an entry or a field, which lights up together with its lines in the document. */
export function ReviewedPart({ id, label, state, children }: ReviewedPartProps) {
  const { ids, from, point } = usePointing();
  const element = useRef<HTMLElement>(null);
  const isLit = ids.includes(id);
  const isWanted = isLit && from === 'keys in document' && ids[0] === id;
  useEffect(() => {
    if (isWanted && element.current) reveal(element.current);
  }, [isWanted]);
  const pointHere = () => point({ ids: [id], from: 'entries' });
  return (
    <article
      ref={element}
      id={partElementId(id)}
      className={classes.part}
      tabIndex={-1}
      aria-label={label}
      data-lit={isLit || undefined}
      data-state={state}
      onPointerEnter={pointHere}
      onFocus={pointHere}
      onPointerLeave={() => point({ ids: [], from: 'entries' })}
    >
      {children}
    </article>
  );
}
