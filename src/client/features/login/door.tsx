import { Card, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { PortfolioSketch } from '../landing/portfolio-sketch';
import classes from './door.module.css';
import { HomeLink } from './home-link';

interface DoorProps {
  /** The title of the browser's tab, before the product's name. */
  tabTitle: string;
  title: string;
  purpose: ReactNode;
  children: ReactNode;
}

/** The frame of the screens on which nobody is signed in yet: a card, and a picture beside it on wide screens. */
export function Door({ tabTitle, title, purpose, children }: DoorProps) {
  useDocumentTitle(`${tabTitle} · Storyfolio`);
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.column}>
          <HomeLink />
          <div>
            <Title order={1}>{title}</Title>
            <Text c="dimmed" mt="xs">
              {purpose}
            </Text>
          </div>
          <Card>{children}</Card>
        </div>
      </main>
      <aside className={classes.picture} aria-hidden="true">
        <PortfolioSketch />
      </aside>
    </div>
  );
}
