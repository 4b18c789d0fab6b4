import { Select } from '@mantine/core';
import { linkStates } from '../../../../contracts/link';
import { clearButton } from '../../../ui/clear-button';
import { SearchField } from '../../../ui/search-field';
import { stateNames } from '../link-text';
import { type LinkOrder, linkOrders } from '../links-search';
import { useLinksAddress } from '../use-links-address';
import classes from './list.module.css';

const orderNames: Record<LinkOrder, string> = {
  newest: 'Newest first',
  opened: 'Last opened',
  opens: 'Most opens',
  label: 'Label',
};

/** Chooses which links are listed, and in which order. */
export function LinkFilters() {
  const { address, choose } = useLinksAddress();
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label="Search"
        placeholder="Label, contact or company"
        value={address.search ?? ''}
        onChange={(text) => choose({ search: text || undefined }, { replace: true })}
      />
      <Select
        label="State"
        placeholder="All"
        data={linkStates.map((value) => ({ value, label: stateNames[value] }))}
        value={address.state ?? null}
        onChange={(state) => choose({ state: state ?? undefined })}
        clearable
        clearButtonProps={clearButton('State: show all')}
      />
      <Select
        label="Sort by"
        data={linkOrders.map((value) => ({ value, label: orderNames[value] }))}
        value={address.order ?? 'newest'}
        onChange={(order) => choose({ order: order === 'newest' ? undefined : (order ?? undefined) })}
        allowDeselect={false}
      />
    </search>
  );
}
