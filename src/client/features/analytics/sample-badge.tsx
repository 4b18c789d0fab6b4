import { Badge, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Figures that are no real ones: they show what will stand here, until that has loaded. */
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
