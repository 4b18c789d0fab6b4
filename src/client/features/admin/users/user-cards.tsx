import { Card, Group, Stack, Text } from '@mantine/core';
import type { User } from '../../../../contracts/account';
import { dayOf } from '../../../ui/instant-text';
import { nameOf, RoleBadge, StatusBadge, TierBadge, UserActions } from './user-parts';

/** Accounts on a narrow screen. */
export function UserCards({ users }: { users: User[] }) {
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Accounts">
      {users.map((user) => (
        <Card component="li" key={user.id} padding="md">
          <Text fw={600} truncate>
            {nameOf(user)}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {user.email}
          </Text>
          {user.company && (
            <Text size="sm" c="dimmed" truncate>
              {user.company}
            </Text>
          )}
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
    </Stack>
  );
}
