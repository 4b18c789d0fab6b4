import { Button, Group, Modal, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useBlocker } from '@tanstack/react-router';
import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Where the guard in a part of a screen leaves word of what closing that part would cost. */
export const ClosingCost = createContext<RefObject<string | undefined>>({ current: undefined });

/** Closes a part of the screen; asks before where that costs something. */
export function closeWithCare(cost: string | undefined, close: () => void): void {
  if (cost === undefined) return void close();
  const id = modals.open({
    title: 'Leave without saving?',
    centered: true,
    children: (
      <LeaveChoice
        reason={cost}
        leave="Leave without saving"
        stay="Stay here"
        onLeave={() => {
          modals.close(id);
          close();
        }}
        onStay={() => modals.close(id)}
      />
    ),
  });
}

interface LeaveGuardProps {
  /** What leaving would cost; undefined where it costs nothing. */
  reason: string | undefined;
  title?: string;
  /** Whether going to another tab of the same screen costs it too. */
  guardsTabs?: boolean;
  leave?: string;
  stay?: string;
}

/** Asks before the screen is left, and before the part of it that a `ClosingCost` stands around is closed. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { reason, title = 'Leave this page?', leave = 'Leave without saving', stay = 'Stay here' } = props;
  const { guardsTabs = false } = props;
  const cost = useContext(ClosingCost);
  useEffect(() => {
    cost.current = reason;
    return () => {
      cost.current = undefined;
    };
  }, [cost, reason]);
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

interface LeaveChoiceProps extends Required<Pick<LeaveGuardProps, 'reason' | 'leave' | 'stay'>> {
  onLeave: () => void;
  onStay: () => void;
}

interface LeaveQuestionProps extends LeaveChoiceProps {
  opened: boolean;
  title: string;
}

/** Asks before something is given up; over another dialog both have to stand in one `Modal.Stack`. */
export function LeaveQuestion({ opened, title, ...choice }: LeaveQuestionProps) {
  return (
    <Modal opened={opened} onClose={choice.onStay} title={title} centered stackId={title}>
      <LeaveChoice {...choice} />
    </Modal>
  );
}

function LeaveChoice({ reason, leave, stay, onLeave, onStay }: LeaveChoiceProps) {
  return (
    <>
      <Text mb="lg">{reason}</Text>
      <Group justify="flex-end">
        <Button variant="default" mih={44} onClick={onLeave}>
          {leave}
        </Button>
        <Button data-autofocus mih={44} onClick={onStay}>
          {stay}
        </Button>
      </Group>
    </>
  );
}

const differ = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);
