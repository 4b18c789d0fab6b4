import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

/** Asks before the screen is left. @param reason what would be lost; undefined where nothing would */
export function LeaveGuard({ reason }: { reason: string | undefined }) {
  const blocker = useBlocker({
    // A session that ended must get to the sign-in form.
    shouldBlockFn: ({ current, next }) =>
      reason !== undefined && current.pathname !== next.pathname && next.pathname !== '/login',
    enableBeforeUnload: () => reason !== undefined,
    withResolver: true,
  });
  const stay = () => blocker.reset?.();
  return (
    <Modal opened={blocker.status === 'blocked'} onClose={stay} title="Leave this page?" centered>
      <Text mb="lg">{reason}</Text>
      <Group justify="flex-end">
        <Button variant="default" mih={44} onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
        <Button data-autofocus mih={44} onClick={stay}>
          Stay here
        </Button>
      </Group>
    </Modal>
  );
}
