import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type CaptionsForm, captionsForm } from '../../../contracts/captions';
import { countText } from '../../../contracts/count-text';
import { parseVtt, vttTime } from '../../../contracts/web-vtt';
import { setServerIssues } from '../../api/server-issues';
import { useFocusRequest } from '../../ui/use-focus-request';
import { useZodForm } from '../../ui/use-zod-form';
import classes from './video-intro.module.css';
import { clockText } from './video-text';

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

const captionSeconds = 4;
const shownFaults = 3;

/** The WebVTT editor, validated while typing. */
export function CaptionsEditor(props: CaptionsEditorProps) {
  const { initial, timeOf, isSaving, onSave, onCancel, onDirtyChange } = props;
  const form = useZodForm(captionsForm, initial);
  const words = useRef<HTMLTextAreaElement>(null);
  const requestFocus = useFocusRequest();
  const { content } = form.values;
  const { cues, faults } = parseVtt(content.trim());
  const isDirty = form.isDirty();
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
  useEffect(() => cursorAtEnd(words.current)?.focus(), []);

  /** Inserts a cue at the player's position, after those that start earlier. */
  function addCaption() {
    const start = Math.max(timeOf(), cues.at(-1)?.end ?? 0);
    const times = `${vttTime(start)} --> ${vttTime(start + captionSeconds)}`;
    form.setFieldValue('content', `${content.trimEnd()}\n\n${times}\n`);
    requestFocus(() => cursorAtEnd(words.current));
  }

  const submit = form.onSubmit(async (values) => {
    const refusal = await onSave(values);
    if (refusal) setServerIssues(form, refusal);
  });

  return (
    <form noValidate onSubmit={submit} className={classes.captionsForm} aria-label="Captions">
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
      <Textarea
        ref={words}
        label="WebVTT"
        description="Times on a line of their own, the words below, a blank line between captions."
        withAsterisk
        autosize
        minRows={8}
        maxRows={18}
        spellCheck
        className={classes.words}
        {...form.getInputProps('content')}
        error={undefined}
      />
      <div role="status">
        {faults.length === 0 ? (
          <Text size="sm" c="dimmed" className="tabular">
            {countText(cues.length, 'caption')}, up to {clockText(cues.at(-1)?.end ?? 0)}
          </Text>
        ) : (
          <ul className={classes.faults}>
            {faults.slice(0, shownFaults).map(({ line, message }) => (
              <Text component="li" size="sm" c="var(--mantine-color-error)" key={`${line} ${message}`}>
                Line {line}: {message}
              </Text>
            ))}
          </ul>
        )}
        {faults.length === 0 && form.errors.content && (
          <Text size="sm" c="var(--mantine-color-error)">
            {form.errors.content}
          </Text>
        )}
      </div>
      <Group gap="sm">
        <Button type="submit" loading={isSaving} disabled={faults.length > 0}>
          Save Captions
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isSaving}
          onClick={addCaption}
        >
          Add Caption at the Player's Time
        </Button>
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}

function cursorAtEnd(field: HTMLTextAreaElement | null): HTMLTextAreaElement | null {
  field?.setSelectionRange(field.value.length, field.value.length);
  return field;
}
