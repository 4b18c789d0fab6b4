import { Text, Title } from '@mantine/core';
import { isAccepted } from './accepted-parts';
import { ChoiceButtons } from './choice-buttons';
import classes from './entries.module.css';
import type { ReviewSetting } from './review-page';
import { ReviewedPart } from './reviewed-part';
import type { Review } from './use-review';

interface PageReviewProps extends Pick<Review, 'choose'> {
  settings: ReviewSetting[];
}

/** How the page was when its owner saved it, beside how it is now. */
export function PageReview({ settings, choose }: PageReviewProps) {
  if (settings.length === 0) return null;
  return (
    <section aria-labelledby="review-of-page" className={classes.section}>
      <header className={classes.head}>
        <Title order={2} size="h3" id="review-of-page">
          Your page <span className={classes.count}>{settings.length}</span>
        </Title>
      </header>
      <div className={classes.fields}>
        {settings.map((setting) => (
          <SettingReview key={setting.id} setting={setting} choose={choose} />
        ))}
      </div>
    </section>
  );
}

function SettingReview({ setting, choose }: { setting: ReviewSetting } & Pick<Review, 'choose'>) {
  const { id, label, saved, now, choice } = setting;
  const state = isAccepted(setting) ? 'accepted' : choice === 'skip' ? 'skipped' : 'open';
  return (
    <ReviewedPart id={id} label={label} state={state}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text>{saved}</Text>
      {now && (
        <Text size="sm" c="dimmed" className={classes.now}>
          Your page now: <span className={classes.nowText}>{now}</span>
        </Text>
      )}
      <ChoiceButtons
        name={label}
        options={[
          { choice: 'add', label: 'Use this' },
          { choice: 'skip', label: 'Keep mine' },
        ]}
        chosen={choice}
        onChoose={(next) => choose({ [id]: next })}
      />
    </ReviewedPart>
  );
}
