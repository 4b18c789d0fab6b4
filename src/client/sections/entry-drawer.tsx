import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { sectionUi } from '.';
import { EntryForm, type EntryFormProps } from './entry-form';
import classes from './entry-form.module.css';
import type { EditedSection } from './section-ui';

type EntryDrawerProps<K extends EditedSection> = Pick<EntryFormProps<K>, 'section' | 'entries' | 'editor'>;

/** The form beside the list; on phones it takes the whole screen. */
export function EntryDrawer<K extends EditedSection>({ section, entries, editor }: EntryDrawerProps<K>) {
  const phone = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false });
  const { target } = editor;
  const { addLabel, editLabel } = sectionUi[section];
  return (
    <Drawer
      opened={target !== undefined}
      onClose={() => document.getElementById(cancelId)?.click()}
      title={target?.item ? editLabel : addLabel}
      position="right"
      size={phone ? '100%' : '34rem'}
      classNames={{ title: classes.title, body: classes.drawerBody }}
      closeButtonProps={{ 'aria-label': 'Cancel', size: 44 }}
      keepMounted={false}
    >
      {target && (
        <EntryForm
          key={target.turn}
          section={section}
          entries={entries}
          editor={editor}
          target={target}
          autoFocus
        />
      )}
    </Drawer>
  );
}
