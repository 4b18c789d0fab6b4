import { Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isAccepted } from './accepted-parts';
import { ChoiceButtons } from './choice-buttons';
import classes from './entries.module.css';
import type { ReviewField } from './review-profile';
import { withdrawn } from './review-terms';
import { ReviewedPart } from './reviewed-part';
import type { Review } from './use-review';

interface ProfileReviewProps extends Pick<Review, 'choose' | 'editField'> {
  fields: ReviewField[];
}

/** What the document states about the person, beside the present values. */
export function ProfileReview({ fields, choose, editField }: ProfileReviewProps) {
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="review-of-profile" className={classes.section}>
      <header className={classes.head}>
        <Title order={2} size="h3" id="review-of-profile">
          About you <span className={classes.count}>{fields.length}</span>
        </Title>
      </header>
      <div className={classes.fields}>
        {fields.map((field) => (
          <FieldReview key={field.id} field={field} choose={choose} editField={editField} />
        ))}
      </div>
    </section>
  );
}

function FieldReview({
  field,
  choose,
  editField,
}: { field: ReviewField } & Pick<Review, 'choose' | 'editField'>) {
  const { id, name, label, value, now, isDoubtful, fault, choice } = field;
  const state = isAccepted(field) ? 'accepted' : choice === 'skip' ? 'skipped' : 'open';
  const input = {
    label: isDoubtful ? (
      <span className={classes.doubt}>
        {label} <IconAlertTriangle size={16} aria-hidden /> uncertain, please check
      </span>
    ) : (
      label
    ),
    value,
    error: fault,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => editField(id, currentTarget.value),
  };
  return (
    <ReviewedPart id={id} label={label} state={state}>
      {name === 'bio' ? <Textarea autosize minRows={3} maxRows={10} {...input} /> : <TextInput {...input} />}
      <Text size="sm" c="dimmed" className={classes.now}>
        On your page now: {now ? <span className={classes.nowText}>{now}</span> : 'nothing yet'}
      </Text>
      <ChoiceButtons
        name={label}
        options={[
          ...(fault ? [] : [{ choice: 'add', label: now ? 'Use this' : 'Accept' } as const]),
          { choice: 'skip', label: now ? 'Keep mine' : 'Skip' },
        ]}
        chosen={choice}
        onChoose={(next) => choose({ [id]: next ?? withdrawn(field.usual) })}
      />
    </ReviewedPart>
  );
}
