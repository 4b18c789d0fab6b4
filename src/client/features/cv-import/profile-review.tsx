import { Text, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ChoiceButtons } from './choice-buttons';
import classes from './entries.module.css';
import type { ReviewField } from './review-profile';
import { ReviewSection } from './review-section';
import { type Choice, withdrawn } from './review-terms';
import { ReviewedPart } from './reviewed-part';
import type { Review } from './use-review';

interface ProfileReviewProps extends Pick<Review, 'choose' | 'editField'> {
  fields: ReviewField[];
}

/** What the document states about the person, beside the present values. */
export function ProfileReview({ fields, choose, editField }: ProfileReviewProps) {
  if (fields.length === 0) return null;
  return (
    <ReviewSection name="profile" title="About you" count={fields.length}>
      <div className={classes.entries}>
        {fields.map((field) => (
          <FieldReview key={field.id} field={field} choose={choose} editField={editField} />
        ))}
      </div>
    </ReviewSection>
  );
}

function FieldReview({
  field,
  choose,
  editField,
}: { field: ReviewField } & Pick<Review, 'choose' | 'editField'>) {
  const { id, name, label, value, language, now, shown, isDoubtful, fault, choice, usual } = field;
  const buttons = {
    name: label,
    options: [
      ...(fault ? [] : [{ choice: 'add', label: now ? 'Use this' : 'Accept' } as const]),
      { choice: 'skip', label: now ? 'Keep mine' : 'Skip' } as const,
    ],
    chosen: choice,
    onChoose: (next: Choice | undefined) => choose({ [id]: next ?? withdrawn(usual) }),
  };
  const input = {
    label: isDoubtful ? (
      <span className={classes.doubt}>
        {label} <IconAlertTriangle size={16} aria-hidden /> uncertain, please check
      </span>
    ) : (
      label
    ),
    value,
    lang: language,
    error: fault,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => editField(id, currentTarget.value),
  };
  return (
    <ReviewedPart
      id={id}
      label={label}
      choice={choice}
      row={{
        isFoldedFirst: usual !== undefined,
        glance: value,
        actions: <ChoiceButtons {...buttons} isCompact />,
      }}
    >
      {name === 'bio' ? <Textarea autosize minRows={3} maxRows={10} {...input} /> : <TextInput {...input} />}
      <Text size="sm" c="dimmed" className={classes.now}>
        On your page now: {shown ? <span className={classes.nowText}>{shown}</span> : 'nothing yet'}
      </Text>
      <ChoiceButtons {...buttons} />
    </ReviewedPart>
  );
}
