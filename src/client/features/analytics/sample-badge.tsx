import { Badge, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Invented figures: they show what this screen will look like, until the real ones have loaded. */
export const SampleBadge = ({ children }: { children: ReactNode }) => (
  <Stack gap="lg" aria-busy>
    <Text role="status" size="sm">
      <Badge tt="none" color="coral" variant="light" mr="xs">
        Sample data
      </Badge>
      Your own figures are loading.
    </Text>
    <div inert>{children}</div>
  </Stack>
);
