import { Progress as Bar, Button, Card, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { countText } from '../../../contracts/count-text';
import type { Dashboard } from '../../../contracts/dashboard';
import classes from './dashboard.module.css';
import { Essentials } from './essentials';
import { type Progress, partCount, partLooks } from './parts';

interface ProgressCardProps {
  progress: Progress;
  dashboard: Dashboard;
}

/** The state of the portfolio and its next step, beside what readers look for first. */
export function ProgressCard({ progress, dashboard }: ProgressCardProps) {
  const { done, percent } = progress;
  return (
    <Card className={classes.progress} component="section" aria-labelledby="progress-title" padding="xl">
      <div className={classes.progressText}>
        <Title order={2} id="progress-title">
          Portfolio Progress
        </Title>
        <Text className="tabular">
          {done}/{partCount} sections complete
        </Text>
        <Bar
          value={percent}
          size="md"
          radius="xl"
          color={percent === 100 ? 'teal' : undefined}
          aria-label="Portfolio progress"
          classNames={{ root: classes.bar }}
        />
        <div className={classes.step}>
          <NextStep progress={progress} />
        </div>
      </div>
      <Essentials dashboard={dashboard} />
    </Card>
  );
}

function NextStep({ progress }: { progress: Progress }) {
  const { next, remaining } = progress;
  if (!next) {
    return (
      <>
        <Text>Your portfolio is complete and shareable!</Text>
        <Button
          renderRoot={(props) => <Link {...props} to="/share-profile" />}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          View Public Profile
        </Button>
      </>
    );
  }
  const left = `${countText(remaining, 'section')} ${remaining === 1 ? 'remains' : 'remain'}.`;
  return (
    <>
      <Text>{`${left} Next, ${partLooks[next.key].step}.`}</Text>
      <Button
        renderRoot={(props) => <Link {...props} to={next.path} />}
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        Complete Next
      </Button>
    </>
  );
}
