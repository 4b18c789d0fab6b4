import { Card, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { HomeLink } from '../../ui/home-link';
import { PortfolioSketch } from '../../ui/portfolio-sketch';
import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  /** The document title, before the product's name. */
  tabTitle: string;
  title: string;
  purpose: ReactNode;
  children: ReactNode;
}

/** The layout of the signed-out screens: a card, with a drawing beside it on wide screens. */
export function AuthLayout({ tabTitle, title, purpose, children }: AuthLayoutProps) {
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
