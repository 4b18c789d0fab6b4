import { Group, Kbd, NavLink, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { Link } from '@tanstack/react-router';
import { Logo } from '../../ui/logo';
import { AccountBlock } from './account-block';
import { leadsTo, screens } from './screens';
import classes from './shell.module.css';

export function Navigation({ path, onNavigate }: { path: string; onNavigate: () => void }) {
  return (
    <Stack h="100%" gap="sm">
      <Group visibleFrom="md" px="xs" py="xs" justify="space-between">
        <Logo />
        <UnstyledButton onClick={spotlight.open} className={classes.palette}>
          <Kbd size="xs">⌘ K</Kbd>
          <VisuallyHidden>opens the command palette</VisuallyHidden>
        </UnstyledButton>
      </Group>
      <Stack gap={2} className={classes.links}>
        {screens.map((screen) => {
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
      <AccountBlock />
    </Stack>
  );
}
