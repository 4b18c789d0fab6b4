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
  return (
    <LeaveQuestion
      opened={blocker.status === 'blocked'}
      title={title}
      reason={reason}
      leave={leave}
      stay={stay}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

interface LeaveQuestionProps extends Required<Pick<LeaveGuardProps, 'reason' | 'title' | 'leave' | 'stay'>> {
  opened: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before something is given up; over another dialog both have to stand in one `Modal.Stack`. */
export function LeaveQuestion({ opened, title, reason, leave, stay, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <Modal opened={opened} onClose={onStay} title={title} centered stackId={title}>
      <Text mb="lg">{reason}</Text>
      <Group justify="flex-end">
        <Button variant="default" mih={44} onClick={onLeave}>
          {leave}
        </Button>
        <Button data-autofocus mih={44} onClick={onStay}>
          {stay}
        </Button>
      </Group>
    </Modal>
  );
}

const differ = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);
