import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function NotFound() {
  return (
    <Stack align="flex-start" gap="md" py={80}>
      <Title order={1}>404 Page Not Found</Title>
      <Text c="dimmed" maw="36rem">
        There is nothing at this address. It may have moved, or the link may have a typing error.
      </Text>
      <Button component={Link} to="/">
        Go to the dashboard
      </Button>
    </Stack>
  );
}
