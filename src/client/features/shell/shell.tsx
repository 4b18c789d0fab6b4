import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Logo } from '../../ui/logo';
import { CommandPalette } from './command-palette';
import { Navigation } from './navigation';
import classes from './shell.module.css';

/** The frame around every screen of a signed-in person. */
export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const main = useFocusOnNavigation(path, close);
  return (
    <AppShell
      header={{ height: { base: 60, md: 0 } }}
      navbar={{ width: 272, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <AppShell.Header hiddenFrom="md" withBorder>
        <Group h="100%" px="md" justify="space-between">
          <Logo />
          <Burger
            opened={isOpen}
            onClick={toggle}
            size="md"
            w={44}
            h={44}
            aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={isOpen}
          />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md" aria-label="Main">
        <Navigation path={path} onNavigate={close} />
      </AppShell.Navbar>
      <AppShell.Main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <div className={classes.page}>
          <Outlet />
        </div>
      </AppShell.Main>
      <CommandPalette />
    </AppShell>
  );
}

/** A new screen starts at its top for the keyboard and for screen readers too. */
function useFocusOnNavigation(path: string, onNavigate: () => void) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    onNavigate();
    main.current?.focus({ preventScroll: true });
  }, [path, onNavigate]);
  return main;
}
