import { Button, Card, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import { EntryDrawer } from '../form/entry-drawer';
import { EntryForm } from '../form/entry-form';
import { useEditor } from '../form/use-editor';
import { SectionBody } from './section-body';
import classes from './section-screen.module.css';
import { useAddRequest } from './use-add-request';
import { useEntries } from './use-entries';
import { useEditRequest } from './use-entry-request';
import { isPending } from './use-section';

interface SectionPanelProps<K extends EditedSection> {
  section: K;
  /** Whether the URL asks for a new entry. */
  add: boolean;
}

/**
 * A section as part of a screen: its list, or the form for its first entry above what says that there is none. The title
 * stands above either, so that it does not move when the entries arrive.
 */
export function SectionPanel<K extends EditedSection>({ section, add }: SectionPanelProps<K>) {
  const ui = sectionUi[section];
  const entries = useEntries(section);
  const isReady = entries.status === 'ready';
  // The first one is shown while it is still being saved, and its form with it.
  const isEmpty = isReady && entries.items.every(isPending);
  const editor = useEditor<K>({ always: isEmpty });
  useAddRequest(add, editor.add);
  useEditRequest(section, entries, editor);
  const { target } = editor;
  return (
    <section className={classes.panel} aria-label={ui.title}>
      <Group justify="space-between" mih={44}>
        <Title order={2}>{ui.title}</Title>
        {!isEmpty && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={editor.add}
            disabled={!isReady}
          >
            {ui.addLabel}
          </Button>
        )}
      </Group>
      {isEmpty && target && (
        <Card className={classes.formCard}>
          <Title order={3} mb="md">
            {ui.addLabel}
          </Title>
          <EntryForm
            key={target.turn}
            section={section}
            entries={entries}
            editor={editor}
            target={target}
            always
          />
        </Card>
      )}
      <SectionBody section={section} entries={entries} editor={editor} onStart={editor.add} />
      {isReady && !isEmpty && <EntryDrawer section={section} entries={entries} editor={editor} />}
    </section>
  );
}
