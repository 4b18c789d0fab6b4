import { Button, Collapse, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';

interface MoreFieldsProps<V> {
  form: UseFormReturnType<V>;
  label: string;
  /** The fields inside: while filled or invalid they are never hidden. */
  names: (keyof V & string)[];
  children: ReactNode;
}

/** A row of empty texts is empty, too. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isFilled)
    : value !== '' && value !== false && value !== null;

/** Keeps a long form short: optional fields are behind a button. */
export function MoreFields<V>({ form, label, names, children }: MoreFieldsProps<V>) {
  const id = useId();
  const values = form.getValues();
  const filled = names.some((name) => isFilled(values[name]));
  const faulty = Object.keys(form.errors).some((path) => names.some((name) => path.split('.')[0] === name));
  const [opened, setOpened] = useState(filled);
  useEffect(() => {
    if (faulty) setOpened(true);
  }, [faulty]);
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        px="xs"
        leftSection={<Chevron size={18} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </Button>
      <Collapse expanded={opened} id={id}>
        <Stack gap="md" pt="xs">
          {children}
        </Stack>
      </Collapse>
    </div>
  );
}
