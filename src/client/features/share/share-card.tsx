import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './share.module.css';

interface ShareCardProps {
  title: string;
  /** One sentence: what it is for. */
  purpose?: string;
  children: ReactNode;
}

/** One way to share the page, or something to know beforehand. */
export function ShareCard({ title, purpose, children }: ShareCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className={classes.card}>
      <div>
        <Title order={2} id={id} fz="h3">
          {title}
        </Title>
        {purpose && (
          <Text c="dimmed" mt={4}>
            {purpose}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}
