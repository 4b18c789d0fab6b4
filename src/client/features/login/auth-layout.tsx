import { Box, Card, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import dark from '../../../pictures/demo-wide-dark-640.webp';
import light from '../../../pictures/demo-wide-light-640.webp';
import { HomeLink } from '../../ui/home-link';
import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  /** The document title, before the product's name. */
  tabTitle: string;
  title: ReactNode;
  purpose: ReactNode;
  children: ReactNode;
}

/** Fetched only where it is shown, which is on wide screens and in one of the schemes; small, as it decorates a form. */
const picture = { width: 640, height: 448, alt: '', loading: 'lazy' } as const;

/** The layout of the signed-out screens: a card, with the picture of the landing page beside it on wide screens. */
export function AuthLayout({ tabTitle, title, purpose, children }: AuthLayoutProps) {
  useDocumentTitle(`${tabTitle} · Storyfolio`);
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.column}>
          <HomeLink />
          <div>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            <Text c="dimmed" mt="xs">
              {purpose}
            </Text>
          </div>
          <Card>{children}</Card>
        </div>
      </main>
      <aside className={classes.picture} aria-hidden="true">
        <Box component="img" darkHidden src={light} {...picture} />
        <Box component="img" lightHidden src={dark} {...picture} />
      </aside>
    </div>
  );
}
