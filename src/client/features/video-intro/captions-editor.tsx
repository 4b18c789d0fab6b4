import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { type CaptionsForm, captionsForm } from '../../../contracts/captions';
import { setServerIssues } from '../../api/server-issues';
import { useFocusRequest } from '../../ui/use-focus-request';
import { useZodForm } from '../../ui/use-zod-form';
import { CaptionRowFields, wordsId } from './caption-row-fields';
import { type CaptionRow, contentOf, faultsOf, nextRow, noCaptions, rowsOf } from './caption-rows';
import { CaptionsFile } from './captions-file';
import classes from './video-intro.module.css';

interface CaptionsEditorProps {
  initial: CaptionsForm;
  /** The player's position in seconds. */
  timeOf: () => number;
  isSaving: boolean;
  /** @returns what the server refused */
  onSave: (values: CaptionsForm) => Promise<unknown>;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Edits captions as rows of times and words, or as a file where rows do not hold what it has. */
export function CaptionsEditor(props: CaptionsEditorProps) {
  const { initial, timeOf, isSaving, onSave, onCancel, onDirtyChange } = props;
  const form = useZodForm(captionsForm, initial);
  const { content } = form.values;
  const [rows, setRows] = useState(() => rowsOf(initial.content));
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>(new Map());
  const requestFocus = useFocusRequest();
  const isDirty = form.isDirty();
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => focusWords(rows?.[0]), []);

  function focusWords(row: CaptionRow | undefined) {
    if (row) requestFocus(() => document.getElementById(wordsId(row)));
  }

  function write(next: CaptionRow[]) {
    setRows(next);
    form.setFieldValue('content', contentOf(next));
  }

  function change(key: string, changes: Partial<CaptionRow>) {
    setFaults(new Map([...faults].filter(([faulty]) => faulty !== key)));
    write((rows ?? []).map((row) => (row.key === key ? { ...row, ...changes } : row)));
  }

  /** Adds one at the player's position, after the last one. */
  function add() {
    const written = rows ?? [];
    const row = nextRow(written, timeOf());
    write([...written, row]);
    focusWords(row);
  }

  function remove(key: string) {
    const written = rows ?? [];
    const at = written.findIndex((row) => row.key === key);
    const left = written.filter((row) => row.key !== key);
    write(left);
    const next = left[at] ?? left[at - 1];
    if (next) focusWords(next);
    else requestFocus(() => document.getElementById(addId));
  }

  const submit = form.onSubmit(async (values) => {
    const refusal = await onSave(values);
    if (refusal) setServerIssues(form, refusal);
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const found = faultsOf(rows ?? []);
    setFaults(found);
    if (found.size === 0) return submit(event);
    event.preventDefault();
    requestFocus(() => document.querySelector<HTMLElement>(`.${classes.captionRow} [aria-invalid=true]`));
  }

  const asRows = rowsOf(content);
  return (
    <form noValidate onSubmit={handleSubmit} className={classes.captionsForm} aria-label="Captions">
      <div className={classes.pair}>
        <TextInput
          label="Language"
          description="As a code, such as en, en-GB or de"
          withAsterisk
          {...form.getInputProps('language')}
        />
        <TextInput
          label="Label"
          description="What the player calls them"
          withAsterisk
          {...form.getInputProps('label')}
        />
      </div>
      {rows ? (
        <ol className={classes.captionRows} aria-label="Captions by time">
          {rows.map((row, index) => (
            <CaptionRowFields
              key={row.key}
              row={row}
              place={index + 1}
              fault={faults.get(row.key)}
              onChange={(changes) => change(row.key, changes)}
              onRemove={() => remove(row.key)}
            />
          ))}
        </ol>
      ) : (
        <CaptionsFile form={form} />
      )}
      {form.errors.content && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {content === noCaptions ? 'Write at least one caption.' : form.errors.content}
        </Text>
      )}
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          Save Captions
        </Button>
        {rows && (
          <Button
            id={addId}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={isSaving}
            onClick={add}
          >
            Add Caption at the Player's Time
          </Button>
        )}
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        {(rows || asRows) && (
          <Button variant="subtle" disabled={isSaving} onClick={() => setRows(rows ? undefined : asRows)}>
            {rows ? 'Edit as file' : 'Edit as rows'}
          </Button>
        )}
      </Group>
    </form>
  );
}

const addId = 'add-caption';
