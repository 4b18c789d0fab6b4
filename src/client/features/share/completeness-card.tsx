import { Progress, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contracts/dashboard';
import { portfolioParts } from '../../../contracts/portfolio-parts';
import { partCount, partLooks, progressOf } from '../dashboard/parts';
import classes from './share.module.css';
import { ShareCard } from './share-card';

/** How much of the portfolio there is to see, and where the rest is added. */
export function CompletenessCard({ complete }: { complete: Dashboard['complete'] }) {
  const { done, percent } = progressOf(complete);
  const open = portfolioParts.filter(({ key }) => !complete[key]);
  return (
    <ShareCard title="Completeness">
      <Text className="tabular">
        {done}/{partCount} sections complete
      </Text>
      <Progress value={percent} size="md" radius="xl" aria-label="Completeness" />
      {open.length === 0 ? (
        <Text>Your portfolio is complete and shareable!</Text>
      ) : (
        <ul className={classes.list}>
          {open.map(({ key, label, path }) => (
            <li key={key}>
              <Link to={path} className={classes.link}>
                {label}
                <IconArrowRight size={16} aria-hidden />
              </Link>
              <Text size="sm" c="dimmed">
                {partLooks[key].hint}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </ShareCard>
  );
}
