import { Progress as Bar, Card, Skeleton, Text, Title } from '@mantine/core';
import classes from './dashboard.module.css';

const rows = ['photo', 'title', 'address', 'look'];

/** The place of the portfolio's state while it loads. */
export const Waiting = () => (
  <div className={classes.top}>
    <Card className={classes.progress} component="section" aria-labelledby="progress-title" padding="xl">
      <div className={classes.progressText}>
        <Title order={2} id="progress-title">
          Portfolio Progress
        </Title>
        <Text className="tabular">0%</Text>
        <Bar
          value={0}
          size="md"
          radius="xl"
          aria-label="Portfolio progress"
          classNames={{ root: classes.bar }}
        />
        <div className={classes.step}>
          <Skeleton height={24} width="min(100%, 22rem)" />
          <Skeleton height={44} width={178} />
        </div>
      </div>
      <div className={classes.essentials} aria-hidden>
        {rows.map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </div>
    </Card>
    <Skeleton height={320} />
  </div>
);
