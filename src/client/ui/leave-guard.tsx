import { Button, Group, Modal, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useBlocker } from '@tanstack/react-router';
import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Where a guard inside a part of the screen records what closing that part would lose. */
export const ClosingCost = createContext<RefObject<string | undefined>>({ current: undefined });

/** Closes a part of the screen, asking first if something would be lost. */
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
  /** What would be lost by leaving; undefined if nothing. */
  reason: string | undefined;
  title?: string;
  /** Whether switching to another tab of the same screen loses it too. */
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
    // Signing out must always reach the sign-in form.
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

/** Asks for confirmation; over another dialog both must be in one `Modal.Stack`. */
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
