import { Kbd, NavLink, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconCircleCheckFilled, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { portfolioParts } from '../../../contracts/portfolio-parts';
import { trpc } from '../../api/trpc';
import { AccountBlock } from './account-block';
import { leadsTo, type Screen } from './screens';
import classes from './shell.module.css';
import { useModifier } from './use-modifier';
import { useScreens } from './use-screens';

interface NavigationProps {
  path: string;
  onNavigate: () => void;
  onOpenPalette: () => void;
}

const groups = [
  { key: undefined, label: undefined },
  { key: 'page', label: 'Your page' },
  { key: 'reach', label: 'Reach' },
  { key: 'server', label: undefined },
] as const;

export function Navigation({ path, onNavigate, onOpenPalette }: NavigationProps) {
  const screens = useScreens();
  const isComplete = useCompleteScreens();
  const completeId = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another link, and links come later
  useEffect(() => scrollToCurrent(list.current), [path, screens.length]);
  return (
    <Stack h="100%" gap="xs" mih={0}>
      <PaletteButton onOpen={onOpenPalette} />
      <div className={classes.links} ref={list}>
        <span id={completeId} hidden>
          Complete
        </span>
        {groups.map(({ key, label }) => (
          <LinkGroup key={label ?? key ?? ''} label={label}>
            {screens
              .filter(({ group }) => group === key)
              .map((screen) => (
                <ScreenLink
                  key={screen.path}
                  screen={screen}
                  isCurrent={leadsTo(path, screen)}
                  completeId={isComplete(screen) ? completeId : undefined}
                  onNavigate={onNavigate}
                />
              ))}
          </LinkGroup>
        ))}
      </div>
      <AccountBlock path={path} onNavigate={onNavigate} />
    </Stack>
  );
}

/** Tells the screens of those of the nine parts that are not empty. */
function useCompleteScreens() {
  const { data } = trpc.dashboard.get.useQuery({ profileId: defaultProfileId });
  return ({ path, alias }: Screen) =>
    portfolioParts.some((part) => (part.path === path || part.path === alias) && data?.complete[part.key]);
}

function LinkGroup({ label, children }: { label: string | undefined; children: ReactNode }) {
  const id = useId();
  if (!label) return <div className={classes.group}>{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is a field
    <div role="group" aria-labelledby={id} className={classes.group}>
      <Text id={id} className={classes.groupLabel}>
        {label}
      </Text>
      {children}
    </div>
  );
}

interface ScreenLinkProps {
  screen: Screen;
  isCurrent: boolean;
  /** The element that says so, if its part of the portfolio is complete. */
  completeId: string | undefined;
  onNavigate: () => void;
}

function ScreenLink({ screen, isCurrent, completeId, onNavigate }: ScreenLinkProps) {
  const { path, label, icon: Icon } = screen;
  return (
    <NavLink
      component={Link}
      to={path}
      label={<Text size="sm">{label}</Text>}
      leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
      rightSection={
        completeId && <IconCircleCheckFilled size={16} className={classes.complete} aria-hidden />
      }
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={completeId}
      className={classes.link}
      onClick={onNavigate}
    />
  );
}

/** Scrolls the navigation, and nothing else, until the current screen's link is fully visible. */
function scrollToCurrent(list: HTMLElement | null) {
  const link = list?.querySelector('[aria-current=page]');
  if (!list || !link) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top);
}

function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <UnstyledButton className={classes.palette} onClick={onOpen}>
      <IconSearch size={18} stroke={1.8} aria-hidden />
      <span>Go to …</span>
      <Kbd size="xs" visibleFrom="md" aria-hidden>
        {useModifier()} K
      </Kbd>
    </UnstyledButton>
  );
}
