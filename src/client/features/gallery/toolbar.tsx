import {
  Button,
  CloseButton,
  NativeSelect,
  SegmentedControl,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import choices from '../../ui/choice-row.module.css';
import classes from './gallery.module.css';
import { categoryChips, type GalleryView, type SortKey, sortLabels } from './gallery-view';

export type Layout = 'grid' | 'list';

interface ToolbarProps {
  view: GalleryView;
  onView: (change: Partial<GalleryView>) => void;
  layout: Layout;
  onLayout: (layout: Layout) => void;
}

/** Search, order, layout and categories. */
export function Toolbar({ view, onView, layout, onLayout }: ToolbarProps) {
  const { search, sort, category } = view;
  return (
    <search className={classes.toolbar}>
      <TextInput
        className={classes.search}
        size="md"
        type="search"
        aria-label="Search photos"
        placeholder="Search photos by caption or tags..."
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => onView({ search: currentTarget.value })}
        rightSection={
          search && <CloseButton aria-label="Clear the search" onClick={() => onView({ search: '' })} />
        }
      />
      <NativeSelect
        className={classes.sort}
        size="md"
        aria-label="Sort photos"
        value={sort}
        onChange={({ currentTarget }) => onView({ sort: toSortKey(currentTarget.value) })}
        data={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
      />
      <SegmentedControl
        className={classes.layout}
        size="md"
        aria-label="Layout"
        value={layout}
        onChange={(value) => onLayout(value === 'list' ? 'list' : 'grid')}
        data={[
          { value: 'grid', label: <IconLabel icon={IconLayoutGrid} text="Grid view" /> },
          { value: 'list', label: <IconLabel icon={IconList} text="List view" /> },
        ]}
      />
      <fieldset className={`${classes.chips} ${choices.row}`}>
        <VisuallyHidden component="legend">Category</VisuallyHidden>
        {categoryChips.map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            radius="xl"
            variant={category === value ? 'filled' : 'default'}
            aria-pressed={category === value}
            className={classes.chip}
            onClick={() => onView({ category: value })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </search>
  );
}

function IconLabel({ icon: Icon, text }: { icon: typeof IconList; text: string }) {
  return (
    <span className={classes.iconLabel}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

const isSortKey = (value: string): value is SortKey => Object.hasOwn(sortLabels, value);
const toSortKey = (value: string): SortKey => (isSortKey(value) ? value : 'newest');
