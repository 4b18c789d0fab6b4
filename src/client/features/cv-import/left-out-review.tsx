import type { PrivateKind, Proposal } from '../../../contracts/cv-import';
import classes from './entries.module.css';
import { PrintedText } from './printed-text';
import { ReviewSection } from './review-section';
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
  contact: 'E-mail or telephone in a text',
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
    <ReviewSection
      name="left-out"
      title={leftOutTitle}
      count={details.length}
      note={
        <>
          A portfolio does not need these, and strangers could misuse them, so none of them is added.
          {isKept && ' The uploaded document still shows them to everybody who can open it.'}
        </>
      }
    >
      <ul className={classes.unplaced}>
        {details.map(({ kind, text, page }, index) => (
          <PrintedText
            // biome-ignore lint/suspicious/noArrayIndexKey: details never move, and two may read the same
            key={index}
            id={leftOutId(index)}
            text={text}
            details={[kindLabels[kind], page !== null && `Page ${page}`]}
          />
        ))}
      </ul>
    </ReviewSection>
  );
}
