import { Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sectionContracts } from '../../../contracts/sections';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import { EntryDrawer } from '../form/entry-drawer';
import { useEditor } from '../form/use-editor';
import { NextPart } from './next-part';
import { SectionBody } from './section-body';
import classes from './section-screen.module.css';
import { useAddRequest } from './use-add-request';
import { useEntries } from './use-entries';
import { useEditRequest } from './use-entry-request';

interface SectionScreenProps<K extends EditedSection> {
  section: K;
  title: string;
  purpose: string;
  /** Whether the form for a new entry is open from the start. */
  add: boolean;
  /** What comes before adding an entry oneself, where there is such a thing; an empty list offers it. */
  lead?: { label: string; icon: ReactNode; onPress: () => void };
  /** Stands above the list. */
  children?: ReactNode;
}

/** The screen of one section: its list, and its form in a drawer. */
export function SectionScreen<K extends EditedSection>({
  section,
  title,
  purpose,
  add,
  lead,
  children,
}: SectionScreenProps<K>) {
  const ui = sectionUi[section];
  const entries = useEntries(section);
  const editor = useEditor<K>();
  useAddRequest(add, editor.add);
  useEditRequest(section, entries, editor);
  const ready = entries.status === 'ready';
  const isEmpty = ready && entries.items.length === 0;
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        action={
          <Group gap="sm">
            {lead && !isEmpty && (
              <Button leftSection={lead.icon} onClick={lead.onPress}>
                {lead.label}
              </Button>
            )}
            <Button
              variant={lead ? 'default' : 'filled'}
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={editor.add}
              disabled={!ready}
            >
              {ui.addLabel}
            </Button>
          </Group>
        }
      />
      {children}
      {/* Groups have titles of their own. */}
      {ready && !ui.groupOf && (
        <Title order={2} className={classes.listTitle}>
          {ui.title}
        </Title>
      )}
      <SectionBody
        section={section}
        entries={entries}
        editor={editor}
        onStart={lead?.onPress ?? editor.add}
      />
      <NextPart after={sectionContracts[section].part} />
      {ready && <EntryDrawer section={section} entries={entries} editor={editor} />}
      <UndoBar />
    </>
  );
}
