import { Kbd, NavLink, Stack, Text, UnstyledButton } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AccountBlock } from './account-block';
import { HelpLink } from './help-link';
import { leadsTo } from './screens';
import classes from './shell.module.css';
import { useScreens } from './use-screens';

interface NavigationProps {
  path: string;
  onNavigate: () => void;
}

export function Navigation({ path, onNavigate }: NavigationProps) {
  const screens = useScreens();
  const listed = screens.filter((screen) => !screen.isInAccountBlock);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another link, and links come later
  useEffect(() => scrollToCurrent(list.current), [path, listed.length]);
  return (
    <Stack h="100%" gap="sm" mih={0}>
      <PaletteButton onOpen={onNavigate} />
      <Stack gap={2} className={classes.links} ref={list}>
        {listed.map((screen) => {
          const { path: target, label, icon: Icon } = screen;
          const isCurrent = leadsTo(path, screen);
          return (
            <NavLink
              key={target}
              component={Link}
              to={target}
              label={<Text size="sm">{label}</Text>}
              leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
              active={isCurrent}
              aria-current={isCurrent ? 'page' : undefined}
              className={classes.link}
              onClick={onNavigate}
            />
          );
        })}
      </Stack>
      <HelpLink topic={screens.find((screen) => leadsTo(path, screen))?.help ?? 'start'} />
      <AccountBlock />
    </Stack>
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
  const os = useOs();
  const isApple = os === 'macos' || os === 'ios';
  const open = () => {
    onOpen();
    spotlight.open();
  };
  return (
    <UnstyledButton className={classes.palette} onClick={open}>
      <IconSearch size={18} stroke={1.8} aria-hidden />
      <span>Go to …</span>
      <Kbd size="xs" visibleFrom="md" aria-hidden>
        {isApple ? '⌘ K' : 'Ctrl K'}
      </Kbd>
    </UnstyledButton>
  );
}
