import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function AccessDenied() {
  return (
    <Stack align="flex-start" gap="md" py={80}>
      <Title order={1}>Access Denied</Title>
      <Text c="dimmed" maw="36rem">
        Only admins can access the admin dashboard. Ask an admin of this server if you need to be one.
      </Text>
      <Button component={Link} to="/">
        Go to the dashboard
      </Button>
    </Stack>
  );
}
