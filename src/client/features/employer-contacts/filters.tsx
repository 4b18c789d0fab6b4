import { NativeSelect, SegmentedControl } from '@mantine/core';
import {
  IconArrowsSort,
  IconChartBar,
  IconLayoutKanban,
  IconTable,
  type TablerIcon,
} from '@tabler/icons-react';
import { numberText } from '../../../contracts/count-text';
import { employerContactStatuses, type ListedContact } from '../../../contracts/employer-contact';
import { SearchField } from '../../ui/search-field';
import { countByStatus, found } from './contact-filter';
import { contactOrders, contactViews } from './contacts-search';
import classes from './filters.module.css';
import { SavedViews } from './saved-views';
import { useContactsAddress } from './use-contacts-address';

const viewLabels: Record<(typeof contactViews)[number], { label: string; icon: TablerIcon }> = {
  table: { label: 'Table', icon: IconTable },
  board: { label: 'Board', icon: IconLayoutKanban },
  figures: { label: 'Figures', icon: IconChartBar },
};
const views = contactViews.map((value) => {
  const { label, icon: Icon } = viewLabels[value];
  return {
    value,
    label: (
      <span className={classes.view}>
        <Icon size={18} aria-hidden />
        <span className={classes.viewName}>{label}</span>
      </span>
    ),
  };
});
const orders = contactOrders.map(({ key, label }) => ({ value: key, label }));

interface FiltersProps {
  /** Undefined until they have loaded. */
  contacts: ListedContact[] | undefined;
}

/** Which contacts are shown, in which order and how. */
export function Filters({ contacts = [] }: FiltersProps) {
  const { search, choose } = useContactsAddress();
  const counts = countByStatus(found(contacts, search.q));
  const statuses = employerContactStatuses.map(({ key, label }) => ({
    value: key,
    label: `${label} (${numberText(counts.get(key) ?? 0)})`,
  }));
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label="View"
        data={views}
        value={search.view ?? 'table'}
        onChange={(view) => choose({ view: contactViews.find((each) => each === view) })}
        className={classes.views}
      />
      {search.view !== 'figures' && (
        <search className={classes.search}>
          <SearchField
            className={classes.searchField}
            aria-label="Search"
            placeholder="Name, company, position or note"
            value={search.q ?? ''}
            onChange={(q) => choose({ q }, { replace: true })}
          />
          <NativeSelect
            className={classes.status}
            aria-label="Status"
            data={[{ value: '', label: 'All statuses' }, ...statuses]}
            value={search.status ?? ''}
            onChange={({ currentTarget: { value } }) =>
              choose({ status: employerContactStatuses.find(({ key }) => key === value)?.key })
            }
          />
          <NativeSelect
            className={classes.order}
            aria-label="Order"
            leftSection={<IconArrowsSort size={18} aria-hidden />}
            data={orders}
            value={search.order ?? 'newest'}
            onChange={({ currentTarget: { value } }) =>
              choose({ order: contactOrders.find(({ key }) => key === value)?.key })
            }
          />
        </search>
      )}
      <SavedViews />
    </div>
  );
}
