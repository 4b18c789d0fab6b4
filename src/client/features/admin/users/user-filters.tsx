import { Select } from '@mantine/core';
import { type UserOrder, userOrders, userStatuses } from '../../../../contracts/admin/users';
import { plans } from '../../../../contracts/plans';
import { clearButton } from '../../../ui/clear-button';
import { SearchField } from '../../../ui/search-field';
import type { ListChoice } from './use-list-choice';
import classes from './users.module.css';

const orderLabels: Record<UserOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  email: 'Email',
  match: 'Best match',
};
const orders = userOrders.map((value) => ({ value, label: orderLabels[value] }));
const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'user', label: 'User' },
] as const;
const statuses = userStatuses.map((value) => ({
  value,
  label: { active: 'Active', inactive: 'Inactive' }[value],
}));
const tiers = (['free', 'pro', 'business'] as const).map((value) => ({ value, label: plans[value].name }));

interface UserFiltersProps {
  choice: ListChoice;
  choose: (change: ListChoice, options?: { replace: boolean }) => void;
}

/** Chooses which accounts are listed, and in which order. */
export function UserFilters({ choice, choose }: UserFiltersProps) {
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label="Search"
        placeholder="Name, email or company"
        value={choice.search ?? ''}
        onChange={(text) => choose({ search: text || undefined }, { replace: true })}
      />
      <Filter label="Role" data={roles} value={choice.role} onChange={(role) => choose({ role })} />
      <Filter
        label="Status"
        data={statuses}
        value={choice.status}
        onChange={(status) => choose({ status })}
      />
      <Filter label="Plan" data={tiers} value={choice.plan} onChange={(plan) => choose({ plan })} />
      <Select
        label="Sort by"
        data={orders}
        value={choice.order ?? 'newest'}
        onChange={(order) => choose({ order: order === 'newest' ? undefined : (order ?? undefined) })}
        allowDeselect={false}
      />
    </search>
  );
}

interface FilterProps<T extends string> {
  label: string;
  data: readonly { value: T; label: string }[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}

function Filter<T extends string>({ label, data, value, onChange }: FilterProps<T>) {
  return (
    <Select
      label={label}
      placeholder="All"
      data={data}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      clearable
      clearButtonProps={clearButton(`${label}: show all`)}
    />
  );
}
