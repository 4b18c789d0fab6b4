import { Button, Card, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../api/trpc';
import { useFirstFocus } from '../../../ui/use-first-focus';
import classes from './setup.module.css';

/** The success screen after the first admin was created. */
export function AdminCreated() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const title = useFirstFocus<HTMLHeadingElement>();
  const leave = async () => {
    await navigate({ to: '/login' });
    await utils.system.status.invalidate();
  };
  return (
    <Card className={classes.card}>
      <Stack align="flex-start">
        <ThemeIcon size={56} radius="xl" variant="light" aria-hidden>
          <IconShieldCheck size={30} />
        </ThemeIcon>
        <Title order={1} size="h2" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
          Admin User Created!
        </Title>
        <Text c="dimmed">You can now sign in with this account and look after the server.</Text>
        <Button size="md" onClick={() => void leave()}>
          Go to Login
        </Button>
      </Stack>
    </Card>
  );
}
