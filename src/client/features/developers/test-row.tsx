import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { TestName } from './account-tests';
import type { TestResult } from './use-account-tests';

const colors = { pending: 'gray', pass: 'teal', fail: 'red' } as const;

interface TestRowProps {
  name: TestName;
  result: TestResult;
  disabled: boolean;
  onRun: () => void;
}

export function TestRow({ name, result, disabled, onRun }: TestRowProps) {
  return (
    <Group
      component="li"
      justify="space-between"
      wrap="nowrap"
      py="xs"
      style={{ borderTop: '1px solid var(--story-line)', listStyle: 'none' }}
    >
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge
            variant="light"
            autoContrast
            color={colors[result.status]}
            tt="none"
            c="var(--mantine-color-text)"
          >
            {result.status}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {result.detail}
        </Text>
      </Stack>
      <Button flex="none" variant="subtle" disabled={disabled} onClick={onRun} aria-label={`Re-run ${name}`}>
        Re-run
      </Button>
    </Group>
  );
}
