import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SortableList } from '../../ui/order/sortable-list';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection, SectionUi } from '../definitions/section-ui';
import { type ItemOf, lackingIn } from '../form/form-values';
import type { Editor } from '../form/use-editor';
import { entryElement } from './entry-element';
import classes from './entry-list.module.css';
import { Incomplete } from './incomplete';
import { lackingText } from './lacking-text';
import { SortableEntry } from './sortable-entry';
import type { Entries } from './use-entries';

export interface EntryListProps<K extends EditedSection> {
  section: K;
  entries: Entries<K>;
  editor: Editor<K>;
  /** The form that replaces the entry being edited, if it is edited in place. */
  inlineForm?: ReactNode;
}

/** A section's entries: one list, or one per non-empty group. */
export function EntryList<K extends EditedSection>(props: EntryListProps<K>) {
  const { items } = props.entries;
  const { groupOf, labels }: SectionUi<K> = sectionUi[props.section];
  if (!groupOf) return <SortableEntries {...props} items={items} />;
  const lacking = lackingText(props.section, items, labels);
  const names = [...new Set(items.map(groupOf))];
  const groups = names.map((name) => ({ name, members: items.filter((item) => groupOf(item) === name) }));
  return (
    <>
      {lacking && (
        <Text size="sm" c="dimmed">
          {lacking}
        </Text>
      )}
      <div className={classes.groups}>
        {groups.map(({ name, members }) => (
          <section key={name} className={classes.group} aria-label={name}>
            <header className={classes.groupHead}>
              <Title order={2} size="h3">
                {name}
              </Title>
              <Text c="dimmed" size="sm" className="tabular">
                {members.length}
              </Text>
            </header>
            <SortableEntries {...props} items={members} />
          </section>
        ))}
      </div>
    </>
  );
}

function SortableEntries<K extends EditedSection>(props: EntryListProps<K> & { items: ItemOf<K>[] }) {
  const { section, entries, editor, inlineForm, items } = props;
  const ui: SectionUi<K> = sectionUi[section];
  const layout = ui.groupOf ? 'rows' : ui.layout;

  /** Moves the focus to the entry that takes the deleted one's place. */
  function handleRemove(item: ItemOf<K>) {
    const index = items.indexOf(item);
    const next = items[index + 1] ?? items[index - 1];
    if (next) entryElement(next.id)?.focus();
    void entries.remove(item);
  }

  return (
    <div className={classes.entries} data-layout={layout}>
      <SortableList items={items} nameOf={ui.nameOf} grid={layout === 'grid'} onReorder={entries.reorder}>
        {(item, moves) => {
          const editing = editor.target?.item?.id === item.id;
          return (
            <SortableEntry
              key={item.id}
              item={item}
              name={ui.nameOf(item)}
              moves={moves}
              editing={editing}
              bare={editing && inlineForm !== undefined}
              onEdit={ui.isFixed?.(item) ? undefined : () => editor.edit(item)}
              onRemove={() => handleRemove(item)}
              onPublicChange={(isPublic) => void entries.setPublic(item, isPublic)}
            >
              {editing && inlineForm ? (
                inlineForm
              ) : (
                <>
                  <ui.Card item={item} />
                  {!ui.groupOf && (
                    <Incomplete
                      fields={lackingIn(section, item)}
                      labels={ui.labels}
                      name={ui.nameOf(item)}
                      onEdit={(field) => editor.edit(item, field)}
                    />
                  )}
                </>
              )}
            </SortableEntry>
          );
        }}
      </SortableList>
    </div>
  );
}
