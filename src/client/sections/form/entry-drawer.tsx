import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import { EntryForm, type EntryFormHandle, type EntryFormProps } from './entry-form';
import classes from './entry-form.module.css';
import type { Editor } from './use-editor';

interface EntryDrawerProps<K extends EditedSection> extends Pick<EntryFormProps<K>, 'section' | 'entries'> {
  editor: Pick<Editor<K>, 'target' | 'resume' | 'close'>;
}

/** The form in a drawer beside the list; full-screen on phones. */
export function EntryDrawer<K extends EditedSection>({ section, entries, editor }: EntryDrawerProps<K>) {
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const form = useRef<EntryFormHandle>(null);
  const { target } = editor;
  const { addLabel, editLabel } = sectionUi[section];
  return (
    <Drawer.Root
      opened={target !== undefined}
      onClose={() => form.current?.cancel()}
      // The editor knows where the focus goes.
      returnFocus={false}
      position="right"
      size={phone ? '100%' : '36rem'}
      // The form is unmounted on closing, so there is nothing to slide out.
      transitionProps={{ exitDuration: 0 }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's header would be a second banner landmark. */}
        <div className={classes.drawerHead}>
          <Drawer.Title className={classes.drawerTitle}>
            {target?.item || target?.proposed ? editLabel : addLabel}
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Close the form" size={44} iconSize={20} />
        </div>
        <Drawer.Body className={classes.drawerBody}>
          {target && (
            <EntryForm
              key={target.turn}
              section={section}
              entries={entries}
              editor={editor}
              target={target}
              handle={form}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
