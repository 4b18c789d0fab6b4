import { Button, Input, Popover } from '@mantine/core';
import { useState } from 'react';
import { EmojiFont } from '../../../ui/emoji-font';
import { useFieldName } from '../fields/field-names';
import type { FieldProps } from '../fields/fields';
import { EmojiPicker } from './emoji-picker';

/** A field for an emoji, chosen with our picker. */
export function EmojiField<V>({ form, name }: FieldProps<V>) {
  const { id, label, withAsterisk } = useFieldName(name);
  const { value, onChange, error } = form.getInputProps(name);
  const [opened, setOpened] = useState(false);
  return (
    <Input.Wrapper label={label} labelElement="div" withAsterisk={withAsterisk} error={error}>
      <EmojiFont />
      <div>
        <Popover id={id} opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>
            <Button
              variant="default"
              h={56}
              px="md"
              fz="1.75rem"
              ff="var(--emoji), var(--mantine-font-family)"
              aria-label={`${label}: ${value}. Choose another`}
              onClick={() => setOpened(!opened)}
            >
              {value}
            </Button>
          </Popover.Target>
          <Popover.Dropdown p="xs" maw="calc(100vw - 2rem)">
            <EmojiPicker
              onPick={(emoji) => {
                onChange(emoji);
                setOpened(false);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      </div>
    </Input.Wrapper>
  );
}
