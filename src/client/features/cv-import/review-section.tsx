import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './entries.module.css';

interface ReviewSectionProps {
  /** Its part of the id of the title. */
  name: string;
  title: string;
  count: number;
  /** Left out where there is nothing to say. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a section of the review: its title with the number of its parts, and what can be done with all. */
export function ReviewSection({ name, title, count, note, actions, children }: ReviewSectionProps) {
  const titleId = `review-of-${name}`;
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <header className={classes.head}>
        <Title order={2} size="h3" id={titleId}>
          {title} <span className={classes.count}>{count}</span>
        </Title>
        {actions && <Group gap="xs">{actions}</Group>}
        {note && (
          <Text size="sm" c="dimmed" className={`${classes.headNote} tabular`}>
            {note}
          </Text>
        )}
      </header>
      {children}
    </section>
  );
}
