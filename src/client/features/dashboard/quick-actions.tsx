import { Card, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import type { Dashboard } from '../../../contracts/dashboard';
import { portfolioParts } from '../../../contracts/portfolio-parts';
import classes from './dashboard.module.css';
import { partLooks } from './parts';
import { ScreenLink } from './screen-link';

/** One card for each part of the portfolio: name, state and link. */
export function QuickActions({ complete }: Pick<Dashboard, 'complete'>) {
  return (
    <section aria-labelledby="actions-title">
      <Title order={2} id="actions-title" mb="md">
        Quick Actions
      </Title>
      <ul className={classes.actions}>
        {portfolioParts.map(({ key, label, path }) => {
          const { icon: Icon, hint } = partLooks[key];
          return (
            <Card key={key} component="li" padding={0} className={classes.action}>
              <ScreenLink path={path} className={classes.actionBody}>
                <span className={classes.actionIcon}>
                  <Icon size={24} stroke={1.6} aria-hidden />
                </span>
                <span className={classes.actionText}>
                  <Text span fw={600}>
                    {label}
                  </Text>
                  <Text span size="sm" c="dimmed">
                    {hint}
                  </Text>
                  <State isComplete={complete[key]} />
                </span>
              </ScreenLink>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

function State({ isComplete }: { isComplete: boolean }) {
  const Icon = isComplete ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <span className={classes.state} data-complete={isComplete || undefined}>
      <Icon size={16} aria-hidden />
      {isComplete ? 'Complete' : 'Incomplete'}
    </span>
  );
}
