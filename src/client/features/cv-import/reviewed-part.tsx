import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './entries.module.css';
import { usePointedPart } from './pointing';
import type { Choice } from './review-terms';

interface ReviewedPartProps {
  id: string;
  label: string;
  choice: Choice | undefined;
  /** Its row while it is folded; left out for what is always shown in full. */
  row?: PartRow;
  children: ReactNode;
}

interface PartRow {
  /** Whether it is folded until somebody presses it. */
  isFoldedFirst: boolean;
  /** What tells it at a glance, beside its label. */
  glance: ReactNode;
  actions: ReactNode;
}

const stateOf = (choice: Choice | undefined) =>
  choice === undefined ? 'open' : choice === 'skip' ? 'skipped' : 'accepted';

/** The frame of an entry or a field, which is highlighted together with its lines in the document. */
export function ReviewedPart({ id, label, choice, row, children }: ReviewedPartProps) {
  const pointed = usePointedPart<HTMLElement>(id);
  // What becomes certain while somebody types into it must not fold under them.
  const [canFold] = useState(row?.isFoldedFirst ?? false);
  const [isFolded, setFolded] = useState(canFold);
  return (
    <article
      {...pointed}
      className={classes.part}
      aria-label={label}
      data-state={stateOf(choice)}
      data-folded={isFolded || undefined}
      onFocus={({ target, currentTarget }) => {
        pointed.onFocus();
        if (target === currentTarget && choice === undefined) setFolded(false);
      }}
    >
      {row && canFold && (
        <div className={classes.row}>
          <UnstyledButton
            className={classes.summary}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            <IconChevronRight size={16} aria-hidden />
            {isFolded ? (
              <span className={classes.glance}>
                <span>{label}</span> <small>{row.glance}</small>
              </span>
            ) : (
              <span>
                Show less <VisuallyHidden>of {label}</VisuallyHidden>
              </span>
            )}
          </UnstyledButton>
          {isFolded && row.actions}
        </div>
      )}
      {!isFolded && children}
    </article>
  );
}
