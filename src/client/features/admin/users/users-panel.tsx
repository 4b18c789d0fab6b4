import { Group, Pagination, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type UserOrder, userOrders } from '../../../../contracts/admin/users';
import { trpc } from '../../../trpc';
import { EmptyState } from '../../../ui/empty-state';
import { numberText } from '../analytics/figure-text';
import { FetchFailure } from '../fetch-failure';
import { UserCards } from './user-cards';
import { UserTable } from './user-table';

const orderLabels: Record<UserOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  email: 'Email',
};
const searchDelayMs = 250;

/** All accounts, page by page. */
export function UsersPanel() {
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), searchDelayMs);
  const [order, setOrder] = useState<UserOrder>('newest');
  const [page, setPage] = useState(1);
  const isNarrow = useMediaQuery('(max-width: 62em)');
  const users = trpc.admin.users.list.useQuery(
    { search: wanted, order, page },
    { placeholderData: keepPreviousData },
  );
  const List = isNarrow ? UserCards : UserTable;
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="md">
        <TextInput
          label="Search"
          placeholder="Name, email or company"
          type="search"
          maxLength={200}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPage(1);
          }}
          flex="1 1 16rem"
        />
        <Select
          label="Sort by"
          data={userOrders.map((value) => ({ value, label: orderLabels[value] }))}
          value={order}
          onChange={(value) => {
            setOrder(value ?? 'newest');
            setPage(1);
          }}
          allowDeselect={false}
          w={180}
        />
      </Group>
      {users.isError ? (
        <FetchFailure query={users} />
      ) : !users.data ? (
        <Skeleton height={400} />
      ) : (
        <>
          <Text size="sm" c="dimmed" role="status">
            {countText(users.data.total)}
          </Text>
          {users.data.users.length === 0 ? (
            <EmptyState icon={<IconUsers size={30} />} message="No account matches your search." />
          ) : (
            <List users={users.data.users} />
          )}
          <Pages total={users.data.total} size={users.data.pageSize} page={page} onChange={setPage} />
        </>
      )}
    </Stack>
  );
}

const countText = (total: number) => (total === 1 ? '1 account' : `${numberText(total)} accounts`);

interface PagesProps {
  total: number;
  size: number;
  page: number;
  onChange(page: number): void;
}

function Pages({ total, size, page, onChange }: PagesProps) {
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  return (
    <Pagination
      total={pages}
      value={page}
      onChange={onChange}
      size="lg"
      siblings={0}
      getControlProps={(control) => ({ 'aria-label': `Go to the ${control} page` })}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
    />
  );
}
