import { Button, Group } from '@mantine/core';
import { IconDeviceFloppy, IconPlus, IconWand } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { emojiFor } from '../../../contracts/emoji-for';
import { defaultEmoji, maxFacts } from '../../../contracts/sections/fact';
import { sectionUi } from '../../sections/definitions/index.ts';
import { EntryForm, type EntryFormHandle } from '../../sections/form/entry-form';
import { useEditor } from '../../sections/form/use-editor';
import { NextPart } from '../../sections/list/next-part';
import { SectionBody } from '../../sections/list/section-body';
import { useAddRequest } from '../../sections/list/use-add-request';
import { type Entries, useEntries } from '../../sections/list/use-entries';
import { useEditRequest } from '../../sections/list/use-entry-request';
import { PageHeader } from '../../ui/page-header';
import { showInfo, showSuccess } from '../../ui/toast';
import { UndoBar } from '../../ui/undo/undo-bar';
import { offerUndo } from '../../ui/undo/undo-store';
import classes from './facts-screen.module.css';

/** The facts as cards; one at a time is edited in place. */
export function FactsScreen({ add }: { add: boolean }) {
  const entries = useEntries('facts');
  const editor = useEditor<'facts'>();
  useAddRequest(add, editor.add);
  useEditRequest('facts', entries, editor);
  const form = useRef<EntryFormHandle>(null);
  const [saving, setSaving] = useState(false);
  const { items, status } = entries;
  const { target } = editor;
  const editedId = target?.item?.id;

  /** Saves the fact being edited and the current order. */
  async function saveFacts() {
    setSaving(true);
    const edited = form.current ? await form.current.save() : true;
    const ordered = edited && (items.length === 0 || (await entries.reorder(items.map(({ id }) => id))));
    if (ordered && !target) showSuccess('Success', 'Interesting facts saved');
    setSaving(false);
  }

  const inlineForm = target && status === 'ready' && (
    <EntryForm
      key={target.turn}
      section="facts"
      entries={entries}
      editor={editor}
      target={target}
      handle={form}
    />
  );
  const hasRoom = items.length < maxFacts;
  return (
    <>
      <PageHeader
        title={sectionUi.facts.title}
        purpose="Up to fifteen small things that make you somebody to remember."
        action={
          <Group gap="sm">
            <Button
              variant="default"
              className={classes.long}
              leftSection={<IconWand size={18} aria-hidden />}
              disabled={items.length === 0}
              onClick={() => void updateIcons(entries, editedId)}
            >
              Update All Icons to Match Content
            </Button>
            <Button
              leftSection={<IconDeviceFloppy size={18} aria-hidden />}
              loading={saving}
              disabled={status !== 'ready'}
              onClick={saveFacts}
            >
              Save Facts
            </Button>
          </Group>
        }
      />
      <SectionBody
        section="facts"
        entries={entries}
        editor={editor}
        onStart={editor.add}
        inlineForm={inlineForm || undefined}
      />
      {inlineForm && !editedId && <div className={classes.newFact}>{inlineForm}</div>}
      {status === 'ready' && items.length > 0 && hasRoom && (!target || editedId) && (
        <Button
          variant="light"
          mt="md"
          mih={56}
          fullWidth
          className={classes.long}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={editor.add}
        >
          Add another interesting fact about yourself
        </Button>
      )}
      <NextPart after="facts" />
      <UndoBar />
    </>
  );
}

/** Gives every fact the emoji that fits its words, except the one being edited. */
async function updateIcons(entries: Entries<'facts'>, editedId: string | undefined) {
  const changes = entries.items.flatMap((item) => {
    const emoji = emojiFor(item.fact) ?? (item.emoji || defaultEmoji(Number(item.order)));
    return item.id === editedId || emoji === item.emoji ? [] : [{ item, to: { emoji } }];
  });
  if (changes.length === 0) {
    showInfo('Icons are up to date', 'Every icon already matches what its fact says.');
  } else if (await entries.change(changes)) {
    const before = changes.map(({ item }) => ({ item, to: { emoji: item.emoji } }));
    offerUndo({ text: 'Icons updated', undo: () => entries.change(before) });
  }
}
