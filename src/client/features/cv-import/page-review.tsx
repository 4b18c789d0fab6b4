import { Text } from '@mantine/core';
import { ChoiceButtons } from './choice-buttons';
import classes from './entries.module.css';
import type { ReviewSetting } from './review-page';
import { ReviewSection } from './review-section';
import { ReviewedPart } from './reviewed-part';
import type { Review } from './use-review';

interface PageReviewProps extends Pick<Review, 'choose'> {
  settings: ReviewSetting[];
}

/** How the page was when its owner saved it, beside how it is now. */
export function PageReview({ settings, choose }: PageReviewProps) {
  if (settings.length === 0) return null;
  return (
    <ReviewSection name="page" title="Your page" count={settings.length}>
      <div className={classes.entries}>
        {settings.map((setting) => (
          <SettingReview key={setting.id} setting={setting} choose={choose} />
        ))}
      </div>
    </ReviewSection>
  );
}

function SettingReview({ setting, choose }: { setting: ReviewSetting } & Pick<Review, 'choose'>) {
  const { id, label, saved, now, choice } = setting;
  return (
    <ReviewedPart id={id} label={label} choice={choice}>
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
