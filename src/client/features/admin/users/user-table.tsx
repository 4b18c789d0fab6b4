import { Card, Table, Text } from '@mantine/core';
import type { User } from '../../../../contracts/account';
import { dayOf } from '../../../ui/instant-text';
import { nameOf, RoleBadge, StatusBadge, TierBadge, UserActions } from './user-parts';

const columns = ['User', 'Role', 'Subscription', 'Status', 'Joined', 'Actions'];

/** Accounts on a wide screen. */
export function UserTable({ users }: { users: User[] }) {
  return (
    <Card padding={0}>
      <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="Accounts">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td maw={320}>
                <Text size="sm" fw={600} truncate>
                  {nameOf(user)}
                </Text>
                <Text size="sm" c="dimmed" truncate>
                  {user.email}
                </Text>
                {user.company && (
                  <Text size="xs" c="dimmed" truncate>
                    {user.company}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <RoleBadge user={user} />
              </Table.Td>
              <Table.Td>
                <TierBadge user={user} />
              </Table.Td>
              <Table.Td>
                <StatusBadge user={user} />
              </Table.Td>
              <Table.Td>
                <Text size="sm">{dayOf(user.createdAt)}</Text>
              </Table.Td>
              <Table.Td>
                <UserActions user={user} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
