import { AppShell, Burger, Drawer, Group } from '@mantine/core';
import { useDisclosure, useDocumentTitle } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Logo } from '../../ui/logo';
import { PlanOffer } from '../../ui/plan-offer/plan-offer';
import { QuestionDialog } from '../../ui/question-dialog';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useBrowserTimeZone } from '../analytics/settings/use-browser-time-zone';
import { OtherPortfolioBanner } from '../portfolios/other-portfolio-banner';
import { MaintenanceBanner } from '../system/maintenance-banner';
import { Navigation } from './navigation';
import { leadsTo, otherTitles } from './screens';
import classes from './shell.module.css';
import { usePalette } from './use-palette';
import { useScreens } from './use-screens';

interface ShellProps {
  /** The path that the document was opened at. */
  openedAt: string;
}

/** The frame around every screen of a signed-in person. */
export function Shell({ openedAt }: ShellProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const burger = useRef<HTMLButtonElement>(null);
  const main = useFocusOnNavigation(path, openedAt, close);
  useKeptFocus(main);
  useBrowserTimeZone();
  const { open: openPalette, palette } = usePalette();
  const screen = useScreens().find((candidate) => leadsTo(path, candidate));
  useDocumentTitle(`${screen?.label ?? otherTitles[path] ?? '404 Page Not Found'} · Storyfolio`);

  const dismiss = () => {
    close();
    burger.current?.focus();
  };

  return (
    <AppShell
      header={{ height: { base: 60, md: 0 } }}
      navbar={{ width: 272, breakpoint: 'md', collapsed: { mobile: true } }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <AppShell.Header hiddenFrom="md" withBorder>
        <Group h="100%" px="min(1rem, 4vw)" gap="xs" justify="space-between" wrap="nowrap">
          <Logo />
          <Burger
            ref={burger}
            opened={false}
            onClick={open}
            size="md"
            w={44}
            h={44}
            aria-label="Open the menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
          />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md" aria-label="Main" visibleFrom="md">
        <div className={classes.brand}>
          <Logo />
        </div>
        <Navigation path={path} onNavigate={close} onOpenPalette={openPalette} />
      </AppShell.Navbar>
      <Drawer.Root opened={isOpen} onClose={dismiss} position="left" size="26rem" returnFocus={false}>
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <div className={classes.drawer}>
            <div className={classes.drawerHead}>
              <Logo />
              <Drawer.CloseButton size={44} aria-label="Close the menu" />
            </div>
            <nav aria-label="Main" className={classes.drawerNav}>
              <Navigation
                path={path}
                onNavigate={close}
                onOpenPalette={() => {
                  close();
                  openPalette();
                }}
              />
            </nav>
          </div>
        </Drawer.Content>
      </Drawer.Root>
      <AppShell.Main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <div className={classes.page}>
          <MaintenanceBanner />
          <PlanOffer key={path} />
          <OtherPortfolioBanner />
          <Outlet />
        </div>
      </AppShell.Main>
      {palette}
      <QuestionDialog />
    </AppShell>
  );
}

/** A new screen starts at the top for keyboard and screen readers too, also the first one after the sign-in. */
function useFocusOnNavigation(path: string, openedAt: string, onNavigate: () => void) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(openedAt);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    onNavigate();
    main.current?.focus({ preventScroll: true });
  }, [path, onNavigate]);
  return main;
}
