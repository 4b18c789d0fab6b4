import { Card, Table } from '@mantine/core';
import type { User } from '../../../../contracts/account';
import { ColumnHeads } from '../../../ui/column-heads';
import { dayOf } from '../../../ui/instant-text';
import { Person, RoleBadge, StatusBadge, TierBadge, UserActions } from './user-parts';
import classes from './users.module.css';

const columns = ['User', 'Role', 'Subscription', 'Status', 'Joined', 'Actions'];

/** The accounts as a table, for wide screens. */
export function UserTable({ users }: { users: User[] }) {
  return (
    <Card padding={0} className={classes.table}>
      <Table verticalSpacing="sm" horizontalSpacing="sm" aria-label="Accounts">
        <ColumnHeads names={columns} />
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td className={classes.person}>
                <Person user={user} />
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
              <Table.Td className={classes.joined}>{dayOf(user.createdAt)}</Table.Td>
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
