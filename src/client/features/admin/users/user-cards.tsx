import { Card, Group, Text } from '@mantine/core';
import type { User } from '../../../../contracts/account';
import { dayOf } from '../../../ui/instant-text';
import { Person, RoleBadge, StatusBadge, TierBadge, UserActions } from './user-parts';
import classes from './users.module.css';

/** The accounts as cards, for narrow screens. */
export function UserCards({ users }: { users: User[] }) {
  return (
    <ul className={classes.cards} aria-label="Accounts">
      {users.map((user) => (
        <Card component="li" key={user.id} padding="md">
          <Person user={user} />
          <Group gap="xs" my="sm">
            <RoleBadge user={user} />
            <TierBadge user={user} />
            <StatusBadge user={user} />
          </Group>
          <Text size="sm" c="dimmed" mb="sm">
            Joined {dayOf(user.createdAt)}
          </Text>
          <UserActions user={user} />
        </Card>
      ))}
    </ul>
  );
}
