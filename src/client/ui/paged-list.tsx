import { Pagination, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './paged-list.module.css';
import { useListStart } from './use-list-start';

interface PagedListProps {
  /** 'Accounts'. */
  name: string;
  /** The page on the screen, which differs from the requested one while that loads. */
  shown: { page: number; pageSize: number; total: number };
  /** How many entries there are, in words. */
  count: string;
  /** Whether another page was requested: the old one stays visible until then, but inert. */
  isOutdated: boolean;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** A page of a list, and the way to the others. */
export function PagedList({ name, shown, count, isOutdated, onPage, children }: PagedListProps) {
  const { page, pageSize, total } = shown;
  const { start, goThere } = useListStart<HTMLDivElement>(page);
  return (
    <>
      <Stack
        gap="md"
        ref={start}
        tabIndex={-1}
        component="section"
        aria-label={`${name}, page ${page}`}
        aria-busy={isOutdated}
        className={classes.list}
      >
        <Text size="sm" c="dimmed" role="status">
          {isOutdated ? 'Loading …' : count}
        </Text>
        <div inert={isOutdated} className={classes.entries}>
          {children}
        </div>
      </Stack>
      <Pages
        pages={Math.ceil(total / pageSize)}
        page={page}
        onChange={(next) => {
          goThere();
          onPage(next);
        }}
      />
    </>
  );
}

interface PagesProps {
  pages: number;
  page: number;
  onChange: (page: number) => void;
}

function Pages({ pages, page, onChange }: PagesProps) {
  if (pages < 2) return null;
  return (
    <Pagination
      component="nav"
      aria-label="Pages"
      total={pages}
      value={page}
      onChange={onChange}
      size={44}
      gap={4}
      classNames={{ control: classes.page }}
      siblings={0}
      getControlProps={(control) => ({ 'aria-label': `Go to the ${control} page` })}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
    />
  );
}
