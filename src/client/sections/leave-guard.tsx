import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a screen with unsaved changes is left; the changes stay on this device either way. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    // A session that ended must get to the sign-in form; the draft waits until then.
    shouldBlockFn: ({ current, next }) =>
      dirty && current.pathname !== next.pathname && next.pathname !== '/login',
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="You have unsaved changes"
      centered
    >
      <Text mb="lg">
        They are not saved yet. If you leave now, they are kept on this device and offered again when you come
        back.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" mih={44} onClick={() => blocker.proceed?.()}>
          Leave this page
        </Button>
        <Button data-autofocus mih={44} onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>
      </Group>
    </Modal>
  );
}
