import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../contracts/account';
import { numberText } from '../../../../contracts/count-text';
import { failureReason } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { clearButton } from '../../../ui/clear-button';
import { nameOf } from '../users/name-of';

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
  const users = trpc.admin.users.list.useQuery({ search: wanted, order: 'match', page: 1 });
  const chosen = trpc.admin.users.list.useQuery(value === null ? skipToken : { id: value });
  const isSearching = users.isFetching || typed !== wanted;
  const failed = [...(isSearching ? [] : [users]), chosen].find(({ isError }) => isError);
  const failure = failed ? `No accounts to choose from. ${failureReason(failed.error)}` : '';
  const found = users.data?.users ?? [];
  const people = new Map([...found, ...(chosen.data?.users ?? [])].map((user) => [user.id, user]));
  const hint = moreText(found.length, users.data?.total ?? 0);
  const options = found.map(({ id, email }) => ({ value: id, label: email }));
  const isFound = (id: string) => found.some((user) => user.id === id);
  return (
    <Select
      label="Account"
      placeholder="All accounts"
      data={[
        ...(hint ? [{ group: hint, items: options }] : options),
        // The field shows the chosen account even when it is not among the search results.
        ...(value !== null && chosen.data && !isFound(value)
          ? [{ value, label: people.get(value)?.email ?? 'An account that is gone' }]
          : []),
      ]}
      // The server searches names and companies as well, so its results are not filtered again.
      filter={({ options: all }) => all.filter((option) => 'group' in option || isFound(`${option.value}`))}
      renderOption={({ option }) => <Person user={people.get(option.value)} label={option.label} />}
      value={value}
      onChange={onChange}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => failed && void failed.refetch()}
      error={failure && `${failure} Open the list to try again.`}
      nothingFoundMessage={failure || (isSearching ? 'Searching …' : 'No such account')}
      clearable
      clearButtonProps={clearButton('Show all accounts')}
      flex="1 1 14rem"
    />
  );
}

/** Says that there are more results than are listed. */
const moreText = (listed: number, total: number) =>
  listed < total &&
  `The first ${listed} of ${numberText(total)} are shown. Write more of the name or address to find others.`;

function Person({ user, label }: { user: User | undefined; label: string }) {
  const name = user && nameOf(user);
  return (
    <div style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {name && name !== label && (
        <Text size="sm" fw={600}>
          {name}
        </Text>
      )}
      <Text size="sm">{label}</Text>
    </div>
  );
}
