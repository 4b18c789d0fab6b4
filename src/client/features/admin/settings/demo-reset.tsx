import { Button, Group, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { trpc } from '../../../api/trpc';
import { confirm } from '../../../ui/question-store';
import { runWithToast } from '../run-with-toast';

/** Resets the demo profile to its seed. */
export function DemoReset() {
  const reset = trpc.admin.operations.resetDemo.useMutation();
  const ask = () =>
    confirm({
      title: 'Reset the demo profile',
      text: 'Everything that was changed in the demo profile is lost, its files and its figures too.',
      confirm: 'Reset the demo profile',
      cancel: 'Cancel',
      isDestructive: true,
      act: () =>
        runWithToast(() => reset.mutateAsync(), {
          done: 'The demo profile is as it was at first',
          failed: 'Failed to reset the demo profile',
        }),
    });
  return (
    <>
      <Text mb="md" maw="44rem">
        The demo profile is made anew with its nine sections, files, views and employer contacts, and then
        takes the place of the old one in one step. Whoever reads it meanwhile sees the one or the other.
      </Text>
      <Group>
        <Button
          variant="default"
          leftSection={<IconRestore size={18} aria-hidden />}
          loading={reset.isPending}
          onClick={ask}
        >
          Reset the demo profile
        </Button>
      </Group>
    </>
  );
}
