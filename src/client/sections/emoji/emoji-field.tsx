import { Button, Input, Popover } from '@mantine/core';
import { useState } from 'react';
import { useFieldName } from '../fields/field-names';
import type { FieldProps } from '../fields/fields';
import { EmojiPicker } from './emoji-picker';

/** An emoji, chosen from a small list of our own. */
export function EmojiField<V>({ form, name }: FieldProps<V>) {
  const { id, label, withAsterisk } = useFieldName(name);
  const { value, onChange, error } = form.getInputProps(name);
  const [opened, setOpened] = useState(false);
  return (
    <Input.Wrapper id={id} label={label} withAsterisk={withAsterisk} error={error}>
      <div>
        <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>
            <Button
              id={id}
              variant="default"
              h={56}
              px="md"
              fz="1.75rem"
              aria-label={`${label}: ${value}. Choose another`}
              aria-haspopup="dialog"
              aria-expanded={opened}
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
