import { Alert, Group, Loader, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import type { FileImport } from './use-file-import';

/** What is done with a file that is read and not kept. */
export function FileImportState({ reading, refusal }: Pick<FileImport, 'reading' | 'refusal'>) {
  if (reading)
    return (
      <Group gap="sm" mt="md" role="status">
        <Loader size="xs" aria-hidden />
        <Text size="sm">Reading “{reading}”…</Text>
      </Group>
    );
  if (!refusal) return null;
  return (
    <Alert
      mt="md"
      color="orange"
      role="alert"
      icon={<IconFileOff aria-hidden />}
      title={`“${refusal.filename}” cannot be read`}
    >
      {refusal.reason}
    </Alert>
  );
}
