import { Button, Skeleton, Stack } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { countText } from '../../../../contracts/count-text';
import { trpc } from '../../../api/trpc';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import { FetchFailure } from '../fetch-failure';
import { type ListChoice, useListChoice } from './use-list-choice';
import { UserCards } from './user-cards';
import { UserFilters } from './user-filters';
import { UserTable } from './user-table';

/** From this panel width on, all columns of the table fit. */
const tableWidth = 936;

/** All accounts, page by page. */
export function UsersPanel() {
  const { choice, choose } = useListChoice();
  const users = trpc.admin.users.list.useQuery(
    { ...choice, page: choice.page ?? 1 },
    { placeholderData: keepPreviousData },
  );
  const { ref: panel, width } = useElementSize();
  const List = width < tableWidth ? UserCards : UserTable;
  return (
    <Stack gap="md" ref={panel}>
      <UserFilters choice={choice} choose={choose} />
      {users.isError ? (
        <FetchFailure query={users} />
      ) : !users.data ? (
        <Skeleton height={400} />
      ) : (
        <PagedList
          name="Accounts"
          shown={users.data}
          count={countText(users.data.total, 'account')}
          isOutdated={users.isPlaceholderData}
          onPage={(page) => choose({ page: page === 1 ? undefined : page })}
        >
          {users.data.users.length > 0 ? (
            <List users={users.data.users} />
          ) : (
            <NoAccounts choice={choice} choose={choose} />
          )}
        </PagedList>
      )}
    </Stack>
  );
}

interface NoAccountsProps {
  choice: ListChoice;
  choose: (change: ListChoice) => void;
}

function NoAccounts({ choice: { page, search, role, status, plan }, choose }: NoAccountsProps) {
  const isChosen = search || role || status || plan;
  const everything = { search: undefined, role: undefined, status: undefined, plan: undefined };
  if (page && page > 1) {
    return (
      <EmptyState
        icon={<IconUsers size={30} />}
        message="There are fewer accounts than that."
        action={
          <Button variant="default" onClick={() => choose({ page: undefined })}>
            Go to the first page
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconUsers size={30} />}
      message="No account matches your search."
      action={
        isChosen && (
          <Button variant="default" onClick={() => choose(everything)}>
            Show all accounts
          </Button>
        )
      }
    />
  );
}
