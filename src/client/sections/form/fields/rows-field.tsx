import { Button, Fieldset, Paper, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { typedDate } from '../../../ui/date-text';
import { useFieldName } from './field-names';
import type { FieldProps } from './fields';
import classes from './lines-field.module.css';

interface RowsFieldProps<V> extends FieldProps<V> {
  /** The noun for one row, used in its buttons: 'certification'. */
  row: string;
  /** The fields of a row with their labels; one called `date` accepts a month or a day. */
  columns: Record<string, string>;
}

/** A list whose rows have several fields. One row always remains; blank rows are not sent. */
export function RowsField<V>({ form, name, row, columns }: RowsFieldProps<V>) {
  const { id, label } = useFieldName(name);
  const { value, onChange } = form.getInputProps(name);
  const rows: Record<string, string>[] = value;
  const blank = Object.fromEntries(Object.keys(columns).map((column) => [column, '']));

  function change(next: Record<string, string>[]) {
    // The errors refer to the old row positions.
    for (const index of rows.keys()) {
      for (const column of Object.keys(columns)) form.clearFieldError(`${name}.${index}.${column}`);
    }
    onChange(next);
  }

  return (
    <Fieldset id={id} tabIndex={-1} legend={label} variant="unstyled" className={classes.set}>
      <Stack gap="sm">
        {rows.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity than its place
          <Paper key={index} withBorder p="sm" role="group" aria-label={`${row} ${index + 1}`}>
            <Stack gap="xs">
              {Object.entries(columns).map(([column, title]) => {
                const input = form.getInputProps(`${name}.${index}.${column}`);
                return (
                  <TextInput
                    key={column}
                    id={`${id}.${index}.${column}`}
                    label={title}
                    placeholder={column === 'date' ? 'YYYY-MM or YYYY-MM-DD' : undefined}
                    {...input}
                    onBlur={() => {
                      input.onBlur?.();
                      const date = column === 'date' && typedDate(String(input.value));
                      if (date) input.onChange(date);
                    }}
                  />
                );
              })}
              <Button
                variant="subtle"
                color="gray"
                size="compact-md"
                className={classes.add}
                leftSection={<IconTrash size={16} aria-hidden />}
                aria-label={`Remove ${row} ${index + 1}`}
                disabled={rows.length <= 1}
                onClick={() => change(rows.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </Stack>
          </Paper>
        ))}
      </Stack>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => change([...rows, blank])}
      >
        Add {row}
      </Button>
    </Fieldset>
  );
}
