import { Card, Title } from '@mantine/core';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import { EntryForm } from '../form/entry-form';
import { useEditor } from '../form/use-editor';
import { SectionBody } from './section-body';
import classes from './section-screen.module.css';
import { useAddRequest } from './use-add-request';
import { useEntries } from './use-entries';

interface SectionPanelProps<K extends EditedSection> {
  section: K;
  /** Whether the URL asks for a new entry. */
  add: boolean;
  preview?: boolean;
}

/** A section as part of a screen: its form with its list below. */
export function SectionPanel<K extends EditedSection>({
  section,
  add,
  preview = false,
}: SectionPanelProps<K>) {
  const ui = sectionUi[section];
  const entries = useEntries(section);
  const editor = useEditor<K>({ always: true });
  useAddRequest(add, editor.add);
  const { target } = editor;
  return (
    <div className={classes.panel}>
      <Card className={classes.formCard}>
        <Title order={2} size="h3" mb="md">
          {target?.item ? ui.editLabel : ui.addLabel}
        </Title>
        {target && (
          <EntryForm
            key={target.turn}
            section={section}
            entries={entries}
            editor={editor}
            target={target}
            always
            preview={preview}
          />
        )}
      </Card>
      <section aria-label={ui.title}>
        <Title order={2} className={classes.listTitle}>
          {ui.title}
        </Title>
        <SectionBody section={section} entries={entries} editor={editor} onStart={editor.add} />
      </section>
    </div>
  );
}
