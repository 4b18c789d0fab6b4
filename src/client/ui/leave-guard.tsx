import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

interface LeaveGuardProps {
  /** What leaving would cost; undefined where it costs nothing. */
  reason: string | undefined;
  title?: string;
  /** Whether going to another tab of the same screen costs it too. */
  guardsTabs?: boolean;
  leave?: string;
  stay?: string;
}

/** Asks before the screen is left. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { reason, title = 'Leave this page?', leave = 'Leave without saving', stay = 'Stay here' } = props;
  const { guardsTabs = false } = props;
  const blocker = useBlocker({
    // A session that ended must get to the sign-in form.
    shouldBlockFn: ({ current, next }) =>
      reason !== undefined &&
      next.pathname !== '/login' &&
      (current.pathname !== next.pathname || (guardsTabs && differ(current.search, next.search))),
    enableBeforeUnload: () => reason !== undefined,
    withResolver: true,
  });
  const reset = () => blocker.reset?.();
  return (
    <Modal opened={blocker.status === 'blocked'} onClose={reset} title={title} centered>
      <Text mb="lg">{reason}</Text>
      <Group justify="flex-end">
        <Button variant="default" mih={44} onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
        <Button data-autofocus mih={44} onClick={reset}>
          {stay}
        </Button>
      </Group>
    </Modal>
  );
}

const differ = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);
