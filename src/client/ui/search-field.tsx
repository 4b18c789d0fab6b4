import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const searchDelayMs = 250;

interface SearchFieldProps extends Pick<TextInputProps, 'label' | 'aria-label'> {
  placeholder: string;
  /** What is searched for, as the URL says. */
  value: string;
  onChange: (text: string) => void;
  className?: string | undefined;
}

/** Searches when the typing pauses, and follows changes of the URL. */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const ask = useDebouncedCallback((typed: string) => {
    asked.current = typed.trim();
    if (asked.current !== value) onChange(asked.current);
  }, searchDelayMs);
  useEffect(() => {
    if (value === asked.current) return;
    ask.cancel();
    asked.current = value;
    setText(value);
  }, [value, ask]);
  return (
    <TextInput
      {...field}
      type="search"
      maxLength={200}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        ask(event.currentTarget.value);
      }}
    />
  );
}
