import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconSortDescending } from '@tabler/icons-react';
import { sectionContracts } from '../../../contracts/sections';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection, SectionUi } from '../definitions/section-ui';
import { DraftOffer } from '../form/draft-offer';
import { dropDraft, useDrafts } from '../form/draft-store';
import { restored } from '../form/use-entry-form';
import { entryElement } from './entry-element';
import { EntryList, type EntryListProps } from './entry-list';
import classes from './entry-list.module.css';

interface SectionBodyProps<K extends EditedSection> extends EntryListProps<K> {
  /** The action of the empty state. */
  onStart: () => void;
}

/** A section's list: loading, failed, empty or filled, with unsaved drafts above it. */
export function SectionBody<K extends EditedSection>({ onStart, ...props }: SectionBodyProps<K>) {
  const { section, entries, editor } = props;
  const { icon: Icon, empty, messages }: SectionUi<K> = sectionUi[section];
  if (entries.status === 'loading') return <Placeholders section={section} />;
  if (entries.status === 'failed') {
    const retry = () => void entries.reload().catch(() => undefined);
    return <LoadFailure title="Error" message={messages.fetchFailed} retry={retry} />;
  }
  const isEmpty = entries.items.length === 0;
  const { sortByDate } = entries;
  return (
    <Stack gap="md">
      <LeftDrafts {...props} />
      {isEmpty && !(props.inlineForm && editor.target) && (
        <div className={classes.empty}>
          <EmptyState
            icon={<Icon size={32} stroke={1.5} />}
            message={empty.text}
            action={<Button onClick={onStart}>{empty.action}</Button>}
          />
        </div>
      )}
      {sortByDate && (
        <Button
          className={classes.sort}
          variant="default"
          size="xs"
          leftSection={<IconSortDescending size={16} aria-hidden />}
          onClick={() => void handleSort(sortByDate)}
        >
          Sort by date
        </Button>
      )}
      {!isEmpty && <EntryList {...props} />}
    </Stack>
  );
}

/** Moves the focus to the list, as the button goes. */
async function handleSort<I extends { id: string }>(sort: () => Promise<I[]>) {
  const [first] = await sort();
  if (first) entryElement(first.id)?.focus();
}

/** Drafts of this section's entries from an earlier visit. */
function LeftDrafts<K extends EditedSection>({ section, entries, editor }: EntryListProps<K>) {
  const { user } = useSession();
  const ui: SectionUi<K> = sectionUi[section];
  const userId = user?.id ?? '';
  const open = editor.target && (editor.target.item?.id ?? 'new');
  const drafts = useDrafts(userId, section).filter(([entryId]) => entryId !== open);
  return drafts.map(([entryId, draft]) => {
    const item = entries.items.find(({ id }) => id === entryId);
    return (
      <DraftOffer
        key={entryId}
        subject={item ? `“${ui.nameOf(item)}”` : `a new ${sectionContracts[section].noun}`}
        savedAt={draft.savedAt}
        onRestore={() => {
          if (!item) dropDraft({ userId, section, entryId });
          editor.resume(item, restored<K>(draft, ui.blank(entries.items), ui.computed ?? []));
        }}
        onDiscard={() => dropDraft({ userId, section, entryId })}
      />
    );
  });
}

/** Skeletons in the shape of what loads. */
function Placeholders({ section }: { section: EditedSection }) {
  const { layout, groupOf } = sectionUi[section];
  const cards = ['1', '2', '3', ...(layout === 'grid' ? ['4', '5', '6'] : [])];
  return (
    <div aria-busy="true" data-waiting>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div className={groupOf ? classes.groups : classes.entries} data-layout={layout} aria-hidden>
        {cards.map((card) => (
          <article key={card} className={classes.skeleton}>
            <Skeleton height={14} width="30%" />
            <Skeleton height={24} width="60%" />
            <Skeleton height={14} width="85%" />
            <Skeleton height={14} width="70%" />
          </article>
        ))}
      </div>
    </div>
  );
}
