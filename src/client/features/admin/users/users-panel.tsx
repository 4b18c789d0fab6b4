import { Button, Pagination, Skeleton, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { trpc } from '../../../trpc';
import { countText } from '../../../ui/count-text';
import { EmptyState } from '../../../ui/empty-state';
import { FetchFailure } from '../fetch-failure';
import { type ListChoice, useListChoice } from './use-list-choice';
import { UserCards } from './user-cards';
import { UserFilters } from './user-filters';
import { UserTable } from './user-table';
import classes from './users.module.css';

/** From this width of the panel on all columns of the table find room beside each other. */
const tableWidth = 936;

/** All accounts, page by page. */
export function UsersPanel() {
  const { choice, choose } = useListChoice();
  const users = trpc.admin.users.list.useQuery(choice, { placeholderData: keepPreviousData });
  const { ref: panel, width } = useElementSize();
  const { page = 1 } = choice;
  const { start, goThere } = useListStart(users.isPlaceholderData ? undefined : page);
  const List = width < tableWidth ? UserCards : UserTable;
  return (
    <Stack gap="md" ref={panel}>
      <UserFilters choice={choice} choose={choose} />
      {users.isError ? (
        <FetchFailure query={users} />
      ) : !users.data ? (
        <Skeleton height={400} />
      ) : (
        <>
          <Stack
            gap="md"
            ref={start}
            tabIndex={-1}
            component="section"
            aria-label={`Accounts, page ${page}`}
            className={classes.list}
          >
            <Text size="sm" c="dimmed" role="status">
              {countText(users.data.total, 'account')}
            </Text>
            {users.data.users.length > 0 ? (
              <List users={users.data.users} />
            ) : (
              <NoAccounts choice={choice} choose={choose} />
            )}
          </Stack>
          <Pages
            total={users.data.total}
            size={users.data.pageSize}
            page={page}
            onChange={(next) => {
              goThere();
              choose({ page: next === 1 ? undefined : next });
            }}
          />
        </>
      )}
    </Stack>
  );
}

/**
 * Takes the reader to the start of the list once another page of it is there.
 * @param page that is shown; undefined while another one is on its way
 */
function useListStart(page: number | undefined) {
  const start = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (page === undefined || !isDue.current) return;
    isDue.current = false;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const goThere = () => {
    isDue.current = true;
  };
  return { start, goThere };
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
          <Button variant="default" mih={44} onClick={() => choose({ page: undefined })}>
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
          <Button variant="default" mih={44} onClick={() => choose(everything)}>
            Show all accounts
          </Button>
        )
      }
    />
  );
}

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
