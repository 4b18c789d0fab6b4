import { Center, Loader, Stack, Text } from '@mantine/core';
import { LogoMark } from '../ui/logo';

/** Shown until it is known whether somebody is signed in. */
export function SessionLoading() {
  return (
    <Center h="100dvh" role="status">
      <Stack align="center" gap="md">
        <LogoMark size={56} />
        <Loader type="dots" aria-hidden />
        <Text>Loading</Text>
      </Stack>
    </Center>
  );
}
