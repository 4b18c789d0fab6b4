import { Progress as Bar, Button, Card, RingProgress, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { countText } from '../../../contracts/count-text';
import classes from './dashboard.module.css';
import { type Progress, partCount, partLooks } from './parts';

interface ProgressCardProps {
  /** Undefined while it loads. */
  progress: Progress | undefined;
}

/** The state of the portfolio and its next step. */
export function ProgressCard({ progress }: ProgressCardProps) {
  const percent = progress?.percent ?? 0;
  const color = percent === 100 ? 'teal' : 'var(--mantine-primary-color-filled)';
  return (
    <Card className={classes.progress} component="section" aria-labelledby="progress-title" padding="xl">
      <RingProgress
        className={classes.ring}
        size={184}
        thickness={14}
        roundCaps
        aria-hidden
        rootColor="var(--track)"
        sections={percent === 0 ? [] : [{ value: percent, color }]}
        label={<RingLabel progress={progress} />}
      />
      <div className={classes.progressText}>
        <Title order={2} id="progress-title">
          Portfolio Progress
        </Title>
        {progress ? (
          <Text className="tabular">
            {progress.done}/{partCount} sections complete
          </Text>
        ) : (
          <Skeleton height={24} width={200} />
        )}
        <Bar
          value={percent}
          size="md"
          radius="xl"
          color={color}
          aria-label="Portfolio progress"
          classNames={{ root: classes.bar }}
        />
        <div className={classes.step}>
          {progress ? <NextStep progress={progress} /> : <StepPlaceholder />}
        </div>
      </div>
    </Card>
  );
}

function RingLabel({ progress }: { progress: Progress | undefined }) {
  return (
    <div className={classes.ringLabel}>
      <span className={classes.ringCount}>{progress ? `${progress.done}/${partCount}` : '0%'}</span>
      <span className={classes.ringPercent}>{progress ? `${progress.percent}%` : '\u00a0'}</span>
    </div>
  );
}

function NextStep({ progress }: { progress: Progress }) {
  const { next, remaining } = progress;
  if (remaining === 0) {
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
      <Text>{next ? `${left} Next, ${partLooks[next.key].step}.` : left}</Text>
      {next && (
        <Button
          renderRoot={(props) => <Link {...props} to={next.path} />}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          Complete Next
        </Button>
      )}
    </>
  );
}

function StepPlaceholder() {
  return (
    <>
      <Skeleton height={24} width="min(100%, 22rem)" />
      <Skeleton height={44} width={178} />
    </>
  );
}
