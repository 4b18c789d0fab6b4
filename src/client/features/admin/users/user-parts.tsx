import { Badge, type BadgeProps, Button, Text } from '@mantine/core';
import type { User } from '../../../../contracts/account';
import { plans } from '../../../../contracts/plans';
import { nameOf } from './name-of';
import { useUserActions } from './use-user-actions';
import classes from './users.module.css';

/** All details of the account. */
export function Person({ user }: { user: User }) {
  return (
    <div className={classes.text}>
      <Text size="sm" fw={600}>
        {nameOf(user)}
      </Text>
      <Text size="sm" c="dimmed">
        {user.email}
      </Text>
      {user.company && (
        <Text size="xs" c="dimmed">
          {user.company}
        </Text>
      )}
    </div>
  );
}

const WholeBadge = (props: BadgeProps) => <Badge className={classes.badge} tt="none" {...props} />;

export function RoleBadge({ user }: { user: User }) {
  const isAdmin = user.role === 'admin';
  return <WholeBadge variant={isAdmin ? 'filled' : 'default'}>{isAdmin ? 'Admin' : 'User'}</WholeBadge>;
}

export function TierBadge({ user }: { user: User }) {
  return (
    <WholeBadge variant={user.subscriptionTier === 'free' ? 'default' : 'light'}>
      {plans[user.subscriptionTier].name}
    </WholeBadge>
  );
}

export function StatusBadge({ user }: { user: User }) {
  return (
    <div className={classes.states}>
      <WholeBadge variant={user.isActive ? 'light' : 'default'}>
        {user.isActive ? 'Active' : 'Inactive'}
      </WholeBadge>
      {user.isActive && user.deletionDueAt && <WholeBadge variant="default">Deletion due</WholeBadge>}
    </div>
  );
}

/** What an admin can do with an account. */
export function UserActions({ user }: { user: User }) {
  const { setRole, deactivate, reactivate, isChangingRole, isSwitching } = useUserActions(user);
  const name = nameOf(user);
  const label = user.role === 'admin' ? 'Remove Admin' : 'Make Admin';
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        loading={isChangingRole}
        disabled={isSwitching}
        aria-label={`${label}: ${name}`}
        onClick={setRole}
      >
        {label}
      </Button>
      {user.isActive ? (
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          loading={isSwitching}
          disabled={isChangingRole}
          aria-label={`Deactivate: ${name}`}
          onClick={deactivate}
        >
          Deactivate
        </Button>
      ) : (
        <Button
          variant="subtle"
          loading={isSwitching}
          disabled={isChangingRole}
          aria-label={`Reactivate: ${name}`}
          onClick={reactivate}
        >
          Reactivate
        </Button>
      )}
    </div>
  );
}
