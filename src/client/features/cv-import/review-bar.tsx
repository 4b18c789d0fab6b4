import { Alert, Button, Kbd, Text } from '@mantine/core';
import { IconArrowDown, IconEye, IconPencilPlus } from '@tabler/icons-react';
import { countText } from '../../../contracts/count-text';
import type { Publicity } from './accepted-parts';
import classes from './review.module.css';
import { addButtonId } from './use-review-keys';

interface ReviewBarProps {
  accepted: number;
  /** How many "Accept all" would accept. */
  acceptable: number;
  /** How many wait for a decision. */
  undecided: number;
  /** How many wait for something only their owner knows. */
  incomplete: number;
  publicity: Publicity;
  /** Why nothing was added. */
  refusal: string | undefined;
  isWriting: boolean;
  onAcceptAll: () => void;
  onComplete: () => void;
  onNext: () => void;
  onWrite: () => void;
}

/** The progress of the review, its result, and the next step. */
export function ReviewBar(props: ReviewBarProps) {
  const { accepted, acceptable, undecided, incomplete, publicity, refusal, isWriting } = props;
  const { onAcceptAll, onComplete, onNext, onWrite } = props;
  return (
    <section className={classes.bar} aria-label="Add to your portfolio">
      {refusal && (
        <Alert color="red" role="alert" title="Nothing was added">
          {refusal}
        </Alert>
      )}
      <div className={classes.barText}>
        <Text fw={600} className="tabular">
          {[
            accepted > 0 ? `${accepted} accepted` : 'Nothing accepted yet',
            undecided > 0 && `${undecided} to decide`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <Text size="sm" c="dimmed" visibleFrom="sm">
          <Kbd>J</Kbd> {undecided > 0 ? 'next' : 'to the end'},{' '}
          {undecided > 0 && (
            <>
              <Kbd>K</Kbd> back,{' '}
            </>
          )}
          <Kbd>A</Kbd> accept, <Kbd>S</Kbd> skip, <Kbd>E</Kbd> edit
        </Text>
        {incomplete > 0 && (
          <Text size="sm">
            {countText(incomplete, 'entry lacks', 'entries lack')} what the document does not say, and{' '}
            {incomplete === 1 ? 'is' : 'are'} left out until you add it.
          </Text>
        )}
        <Text size="sm" c="dimmed" className={classes.publicity}>
          <IconEye size={16} aria-hidden />
          <span>{accepted > 0 ? publicityText(publicity) : 'Nothing is added before you say so.'}</span>
        </Text>
      </div>
      <div className={classes.barActions}>
        {undecided > 0 && (
          <Button variant="default" aria-label="Next to decide" onClick={onNext}>
            <IconArrowDown size={18} aria-hidden />
            <span className={classes.label}>Next to decide</span>
          </Button>
        )}
        {incomplete > 0 && (
          <Button
            variant="default"
            leftSection={<IconPencilPlus size={18} aria-hidden />}
            onClick={onComplete}
          >
            Complete {incomplete}
          </Button>
        )}
        {acceptable > 0 && (
          <Button variant={accepted > 0 ? 'default' : 'filled'} onClick={onAcceptAll}>
            Accept all
          </Button>
        )}
        <Button
          id={addButtonId}
          variant={accepted > 0 ? 'filled' : 'default'}
          disabled={accepted === 0}
          loading={isWriting}
          onClick={onWrite}
        >
          {accepted > 0 ? `Add ${accepted} to my portfolio` : 'Add to my portfolio'}
        </Button>
      </div>
    </section>
  );
}

const plainList = new Intl.ListFormat('en-GB');

/** What is replaced, and what visitors will see, in sentences. */
function publicityText({ open, fields, replaced, concealed, ...rest }: Publicity): string {
  const { addresses, hidden, visibility } = rest;
  const seen = [
    open > 0 && countText(open, 'entry', 'entries'),
    fields > 0 && `${countText(fields, 'line')} about you`,
  ].filter(Boolean);
  const sentences = [
    visibility && `Your page becomes ${visibility}.`,
    seen.length > 0 && `Visitors of your page will see ${seen.join(' and ')}.`,
    replaced.length > 0 && `Your present ${plainList.format(replaced).toLowerCase()} will be replaced.`,
    concealed > 0 &&
      `${countText(concealed, 'e-mail address or phone number', 'e-mail addresses and phone numbers')} ${concealed === 1 ? 'stands' : 'stand'} behind “Show contact”.`,
    addresses > 0 && `Of ${countText(addresses, 'address', 'addresses')}, street and postal code do so, too.`,
    hidden > 0 && `${countText(hidden, 'entry', 'entries')} ${hidden === 1 ? 'stays' : 'stay'} private.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
