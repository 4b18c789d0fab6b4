import { ActionIcon, Avatar, Button, Group, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { showError, showInfo } from '../../ui/toast';
import { useSession } from '../session/session';
import classes from './shell.module.css';

const planNames = { free: 'Free Plan', pro: 'Pro Plan', business: 'Business Plan' };

/** Who is signed in, with what plan, and the way out. */
export function AccountBlock() {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;

  const leave = async () => {
    try {
      await signOut();
      showInfo('Logged out');
      await navigate({ to: '/login' });
    } catch {
      showError(
        'Error',
        'You are still signed in, because the server could not be reached. Please try again.',
      );
    }
  };

  return (
    <Stack gap="sm" pt="md" className={classes.account}>
      <Group gap="sm" wrap="nowrap">
        <Avatar name={name} color="indigo" variant="filled" radius="xl" aria-hidden />
        <div style={{ minWidth: 0, flex: 1 }}>
          <Text size="sm" fw={600} truncate>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {planNames[user.subscriptionTier]}
          </Text>
        </div>
        <SchemeToggle />
      </Group>
      <Button variant="default" leftSection={<IconLogout size={18} aria-hidden />} onClick={leave} mih={44}>
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
