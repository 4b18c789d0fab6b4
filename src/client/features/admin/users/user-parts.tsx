import { Badge, Button, Group } from '@mantine/core';
import type { User } from '../../../../contracts/account';
import { plans } from '../../../../contracts/plans';
import { useUserActions } from './use-user-actions';

export const nameOf = ({ firstName, lastName, email }: User) => `${firstName} ${lastName}`.trim() || email;

export function RoleBadge({ user }: { user: User }) {
  const isAdmin = user.role === 'admin';
  return (
    <Badge variant={isAdmin ? 'filled' : 'default'} tt="none">
      {isAdmin ? 'Admin' : 'User'}
    </Badge>
  );
}

export function TierBadge({ user }: { user: User }) {
  return (
    <Badge variant={user.subscriptionTier === 'free' ? 'default' : 'light'} tt="none">
      {plans[user.subscriptionTier].name}
    </Badge>
  );
}

export function StatusBadge({ user }: { user: User }) {
  return (
    <Badge variant={user.isActive ? 'light' : 'default'} tt="none">
      {user.isActive ? (user.deletionDueAt ? 'Active, deletion due' : 'Active') : 'Inactive'}
    </Badge>
  );
}

/** What an admin can do with an account. */
export function UserActions({ user }: { user: User }) {
  const { setRole, deactivate, reactivate, isBusy } = useUserActions(user);
  const name = nameOf(user);
  const isAdmin = user.role === 'admin';
  const label = isAdmin ? 'Remove Admin' : 'Make Admin';
  const common = { size: 'sm', mih: 44, disabled: isBusy };
  return (
    <Group gap="xs" wrap="nowrap">
      <Button {...common} variant="default" aria-label={`${label}: ${name}`} onClick={setRole}>
        {label}
      </Button>
      {user.isActive ? (
        <Button
          {...common}
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          aria-label={`Deactivate: ${name}`}
          onClick={deactivate}
        >
          Deactivate
        </Button>
      ) : (
        <Button {...common} variant="subtle" aria-label={`Reactivate: ${name}`} onClick={reactivate}>
          Reactivate
        </Button>
      )}
    </Group>
  );
}
