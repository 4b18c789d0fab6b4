import { NativeSelect, SegmentedControl } from '@mantine/core';
import { employerContactStatuses } from '../../../contracts/employer-contact';
import { SearchField } from '../../ui/search-field';
import { contactOrders, contactViews } from './contacts-search';
import classes from './employer-contacts.module.css';
import { SavedViews } from './saved-views';
import { useContactsAddress } from './use-contacts-address';

const viewLabels = { table: 'Table', board: 'Board', figures: 'Figures' };
const views = contactViews.map((value) => ({ value, label: viewLabels[value] }));
const toOption = ({ key, label }: { key: string; label: string }) => ({ value: key, label });
const statuses = [{ value: '', label: 'All statuses' }, ...employerContactStatuses.map(toOption)];

/** Which contacts are shown, in which order and how. */
export function Filters() {
  const { search, choose } = useContactsAddress();
  return (
    <div className={classes.filters}>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="View"
          data={views}
          value={search.view ?? 'table'}
          onChange={(view) => choose({ view })}
          classNames={{ label: classes.view }}
        />
        <SavedViews />
      </div>
      {search.view !== 'figures' && (
        <search className={classes.search}>
          <SearchField
            className={classes.searchField}
            label="Search"
            placeholder="Name, company, position or note"
            value={search.q ?? ''}
            onChange={(q) => choose({ q }, { replace: true })}
          />
          <NativeSelect
            label="Status"
            data={statuses}
            value={search.status ?? ''}
            onChange={({ currentTarget: { value } }) =>
              choose({ status: employerContactStatuses.find(({ key }) => key === value)?.key })
            }
          />
          <NativeSelect
            label="Order"
            data={contactOrders.map(toOption)}
            value={search.order ?? 'newest'}
            onChange={({ currentTarget: { value } }) =>
              choose({ order: contactOrders.find(({ key }) => key === value)?.key })
            }
          />
        </search>
      )}
    </div>
  );
}
