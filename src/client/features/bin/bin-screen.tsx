import { ActionIcon, Button, Card, Group, Skeleton, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import type { BinItem } from '../../../contracts/bin';
import { QueryFailure } from '../../api/query-failure';
import { CardTitle, MetaLine } from '../../ui/card-parts';
import { EmptyState } from '../../ui/empty-state';
import { shortDayOf } from '../../ui/instant-text';
import { PageHeader } from '../../ui/page-header';
import classes from './bin.module.css';
import { kindText, nameOf } from './name-of';
import { useBin } from './use-bin';

/** What was removed within the last thirty days. */
export function BinScreen() {
  const { query, restore, restoreAll, remove, empty } = useBin();
  const { data: items } = query;
  return (
    <>
      <PageHeader
        title="Bin"
        purpose="What you delete stays here for 30 days. Files in it do not count towards your storage; the oldest go first if they would fill as much again."
        action={
          items &&
          items.length > 0 && (
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                onClick={() => void restoreAll(items)}
              >
                Restore all
              </Button>
              <Button
                variant="default"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => void empty(items.length)}
              >
                Empty the bin
              </Button>
            </Group>
          )
        }
      />
      {query.isError && !items ? (
        <QueryFailure title="Failed to fetch the bin" query={query} />
      ) : !items ? (
        <Skeleton height={240} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconTrash size={32} />}
          message="The bin is empty. Entries, photos, videos and CVs that you delete can be restored from here."
        />
      ) : (
        <Tooltip.Group>
          <Card component="ul" p={0} m={0} className={classes.list}>
            {items.map((item) => (
              <BinRow
                key={item.id}
                item={item}
                onRestore={() => void restore(item)}
                onDelete={() => void remove(item)}
              />
            ))}
          </Card>
        </Tooltip.Group>
      )}
    </>
  );
}

interface BinRowProps {
  item: BinItem;
  onRestore: () => void;
  onDelete: () => void;
}

function BinRow({ item, onRestore, onDelete }: BinRowProps) {
  const { kind, title, deletedAt, keptUntil } = item;
  const name = nameOf(item);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <CardTitle order={2}>{title || kindText(kind)}</CardTitle>
        <MetaLine
          parts={[
            title !== '' && kindText(kind),
            `Deleted ${shortDayOf(deletedAt)}`,
            `Kept until ${shortDayOf(keptUntil)}`,
          ]}
        />
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
        <Tooltip label="Delete for good">
          <ActionIcon variant="default" size={44} aria-label={`Delete ${name} for good`} onClick={onDelete}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </li>
  );
}
