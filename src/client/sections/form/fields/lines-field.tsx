import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useFocusRequest } from '../../../ui/use-focus-request';
import { useFieldName } from './field-names';
import type { FieldProps } from './fields';
import { InOtherLanguages } from './in-other-languages';
import classes from './lines-field.module.css';

interface LinesFieldProps<V> extends FieldProps<V> {
  /** The noun for one row, used in its button: 'achievement'. */
  row: string;
}

/** A list of short texts, one per row. One row always remains; blank rows are not sent. */
export function LinesField<V>({ form, name, row, hint }: LinesFieldProps<V>) {
  const { id, label } = useFieldName(name);
  const list = useRef<HTMLDivElement>(null);
  const requestFocus = useFocusRequest();
  const { value, onChange } = form.getInputProps(name);
  const lines: string[] = value;

  function change(next: string[], focused: number) {
    // The errors refer to the old row positions.
    for (const index of lines.keys()) form.clearFieldError(`${name}.${index}`);
    onChange(next);
    requestFocus(() => list.current?.querySelectorAll('input')[focused]);
  }

  const addAfter = (index: number) => change(lines.toSpliced(index + 1, 0, ''), index + 1);

  function removeAt(index: number) {
    if (lines.length > 1) change(lines.toSpliced(index, 1), Math.max(0, index - 1));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      addAfter(index);
    } else if (event.key === 'Backspace' && lines[index] === '' && lines.length > 1) {
      event.preventDefault();
      removeAt(index);
    }
  }

  /** A pasted list becomes one row per line, without its bullets. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const [first = '', ...rest] = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((text) => text.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
      .filter(Boolean);
    if (rest.length === 0) return;
    event.preventDefault();
    const pasted = [`${lines[index] ?? ''}${first}`, ...rest];
    change(lines.toSpliced(index, 1, ...pasted), index + rest.length);
  }

  const fault = form.errors[name];
  return (
    <>
      <Fieldset id={id} tabIndex={-1} legend={label} variant="unstyled" className={classes.set}>
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        <Stack gap="xs" ref={list}>
          {lines.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity than its place
            <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
              <TextInput
                id={`${id}.${index}`}
                className={classes.row}
                aria-label={`${label} ${index + 1}`}
                onKeyDown={(event) => handleKeyDown(event, index)}
                onPaste={(event) => handlePaste(event, index)}
                {...form.getInputProps(`${name}.${index}`)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                className={classes.remove}
                aria-label={`Remove ${row} ${index + 1}`}
                disabled={lines.length <= 1}
                onClick={() => removeAt(index)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
        {fault && (
          <Text size="sm" c="red" role="alert">
            {fault}
          </Text>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => addAfter(lines.length - 1)}
        >
          Add {row}
        </Button>
      </Fieldset>
      <InOtherLanguages name={name} kind="list" />
    </>
  );
}
