import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PrivateKind, Proposal } from '../../../contracts/cv-import';
import classes from './entries.module.css';
import { usePointedPart } from './pointing';
import { leftOutId } from './review-terms';

export const leftOutTitle = 'Left out on purpose';

const kindLabels: Record<PrivateKind, string> = {
  identityNumber: 'Identity number',
  taxNumber: 'Tax number',
  insuranceNumber: 'Social insurance number',
  birth: 'Birth or age',
  maritalStatus: 'Marital status',
  nationality: 'Nationality',
  sex: 'Sex',
  children: 'Children',
};

interface LeftOutReviewProps {
  details: NonNullable<Proposal['leftOut']>;
  /** Whether the document is kept as a CV. */
  isKept: boolean;
}

/** Personal details that are imported nowhere. */
export function LeftOutReview({ details, isKept }: LeftOutReviewProps) {
  if (details.length === 0) return null;
  return (
    <section aria-labelledby="review-of-left-out" className={classes.section}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h3" id="review-of-left-out">
            {leftOutTitle} <span className={classes.count}>{details.length}</span>
          </Title>
          <Text size="sm" c="dimmed">
            A portfolio does not need these, and strangers could misuse them, so none of them is added.
            {isKept && ' The uploaded document still shows them to everybody who can open it.'}
          </Text>
        </div>
      </header>
      <ul className={classes.unplaced}>
        {details.map(({ kind, text, page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: details never move, and two may read the same
          <Detail key={index} index={index}>
            <div className={classes.unplacedText}>
              <p>{text}</p>
              <Text size="sm" c="dimmed">
                {[kindLabels[kind], page !== null && `Page ${page}`].filter(Boolean).join(' · ')}
              </Text>
            </div>
          </Detail>
        ))}
      </ul>
    </section>
  );
}

/** The frame of a detail, which is highlighted together with its line in the document. */
function Detail({ index, children }: { index: number; children: ReactNode }) {
  const pointed = usePointedPart<HTMLLIElement>(leftOutId(index));
  return <li {...pointed}>{children}</li>;
}
