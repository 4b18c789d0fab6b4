import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { failureReason } from '../../../failure-reason';
import { trpc } from '../../../trpc';
import { clearButton } from '../../../ui/clear-button';

const searchDelayMs = 250;

interface AccountSelectProps {
  /** The account's id; null for all of them. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** One of all accounts, which the server searches by name, address and company. */
export function AccountSelect({ value, onChange }: AccountSelectProps) {
  const [search, setSearch] = useState('');
  const typed = search.trim().slice(0, 200);
  const [wanted] = useDebouncedValue(typed, searchDelayMs);
  const users = trpc.admin.users.list.useQuery({ search: wanted, order: 'email' });
  const isSearching = users.isFetching || typed !== wanted;
  const failure =
    users.isError && !isSearching ? `No accounts to choose from. ${failureReason(users.error)}` : '';
  return (
    <Select
      label="Account"
      placeholder="All accounts"
      data={users.data?.users.map(({ id, email }) => ({ value: id, label: email })) ?? []}
      // The server has searched names and companies too.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => users.isError && void users.refetch()}
      error={failure && `${failure} Open the list to try again.`}
      nothingFoundMessage={failure || (isSearching ? 'Searching …' : 'No such account')}
      clearable
      clearButtonProps={clearButton('Show all accounts')}
      flex="1 1 14rem"
    />
  );
}
