import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { failureReason } from '../../api/failure-reason';
import type { FailedQuery } from '../../api/query-failure';
import { Logo } from '../../ui/logo';

/** Shown if the server was away when the page was opened, which signs nobody out. */
export function Unreachable({ error, refetch }: FailedQuery) {
  useDocumentTitle('Not loaded · Storyfolio');
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack maw="36rem" align="flex-start">
        <Logo />
        <Title order={1} fz="h2">
          Your account could not be loaded
        </Title>
        <Text role="alert">{failureReason(error)}</Text>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Stack>
    </Center>
  );
}
