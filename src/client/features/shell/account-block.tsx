import { ActionIcon, Button, Group, NavLink, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { plans } from '../../../contracts/plans';
import { useSession } from '../../session/session';
import { useSignOut } from '../../session/use-sign-out';
import { PortfolioMenu } from '../portfolios/portfolio-menu';
import { PortraitButton } from '../portrait/portrait-button';
import classes from './shell.module.css';

/** The signed-in account: name, plan, settings and sign-out. */
export function AccountBlock() {
  const { user } = useSession();
  const signOut = useSignOut();
  const isCurrent = useRouterState({ select: ({ location }) => location.pathname === '/user-profile' });
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;

  return (
    <Stack gap="sm" pt="md" className={classes.account}>
      <Group gap="sm" wrap="nowrap">
        <PortraitButton name={name} size={38} color="indigo" variant="filled" />
        <div style={{ minWidth: 0, flex: 1 }}>
          <Text size="sm" fw={600} truncate>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {plans[user.subscriptionTier].name} Plan
          </Text>
        </div>
        <SchemeToggle />
      </Group>
      <PortfolioMenu />
      <NavLink
        component={Link}
        to="/user-profile"
        label={<Text size="sm">Account Settings</Text>}
        leftSection={<IconSettings size={20} stroke={1.6} aria-hidden />}
        active={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        className={classes.link}
      />
      <Button
        variant="default"
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => void signOut()}
      >
        Sign Out
      </Button>
    </Stack>
  );
}

function SchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const system = useColorScheme();
  const isDark = (colorScheme === 'auto' ? system : colorScheme) === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={isDark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={20} /> : <IconMoon size={20} />}
    </ActionIcon>
  );
}
