import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { Dashboard } from '../../../contracts/dashboard';
import classes from './dashboard.module.css';
import { ShareButton } from './share-button';

interface HeroProps {
  firstName: string;
  /** Undefined while it loads. */
  dashboard: Dashboard | undefined;
}

/** The welcome, with the buttons to share the portfolio. */
export function Hero({ firstName, dashboard }: HeroProps) {
  return (
    <header className={classes.hero}>
      <div className={classes.welcome}>
        <Text className={classes.tagline}>Your story, beautifully told</Text>
        <Title order={1}>{firstName ? `Welcome, ${firstName}` : 'Welcome'}</Title>
        <Text c="dimmed">See how far your portfolio is, what comes next, and who has looked at it.</Text>
      </div>
      <Group gap="sm" className={classes.heroActions}>
        <ShareButton />
        {dashboard?.exampleUrl !== null && (
          <Button
            component="a"
            href={dashboard?.exampleUrl}
            target="_blank"
            rel="noopener"
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden />}
            data-disabled={!dashboard || undefined}
          >
            See Examples
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </Button>
        )}
      </Group>
    </header>
  );
}
