import { useRef } from 'react';
import { SideDrawer } from '../../ui/side-drawer';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import { EntryForm, type EntryFormHandle, type EntryFormProps } from './entry-form';
import type { Editor } from './use-editor';

interface EntryDrawerProps<K extends EditedSection> extends Pick<EntryFormProps<K>, 'section' | 'entries'> {
  editor: Pick<Editor<K>, 'target' | 'resume' | 'close'>;
}

/** The form in a drawer beside the list; full-screen on phones. */
export function EntryDrawer<K extends EditedSection>({ section, entries, editor }: EntryDrawerProps<K>) {
  const form = useRef<EntryFormHandle>(null);
  const { target } = editor;
  const { addLabel, editLabel } = sectionUi[section];
  return (
    <SideDrawer
      title={target?.item || target?.proposed ? editLabel : addLabel}
      closeLabel="Close the form"
      opened={target !== undefined}
      onClose={() => form.current?.cancel()}
      // The editor knows where the focus goes.
      returnFocus={false}
      // The form is unmounted on closing, so there is nothing to slide out.
      transitionProps={{ exitDuration: 0 }}
    >
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
    </SideDrawer>
  );
}
