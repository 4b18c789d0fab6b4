import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import { DatePicker, MonthPicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { dateText } from '../../../../contracts/date-text';
import { today, typedDate } from '../../../ui/date-text';
import { ownEscape } from '../../../ui/own-escape';
import { useFieldName } from './field-names';
import type { FieldProps } from './fields';

/** What the arrows of a calendar are called. */
const arrows = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

interface DateFieldProps<V> extends FieldProps<V> {
  /** Whether a day is required; otherwise a month or a year is accepted too. */
  day?: boolean;
  disabled?: boolean;
  /** The text of the field while it is disabled: 'Present'. */
  disabledText?: string;
}

/** A date, typed or picked from a calendar. Its precision is kept: a year, a month or a day. */
export function DateField<V>(props: DateFieldProps<V>) {
  const { form, name, hint, day = false, disabled = false, disabledText = '' } = props;
  const { id, label, withAsterisk } = useFieldName(name);
  const [opened, setOpened] = useState(false);
  const { value, ...input } = form.getInputProps(name);
  const text = disabled ? disabledText : String(value ?? '');
  const inWords = dateText(text);
  const example = day ? 'Such as 2021-03-05' : 'Such as 2021-03, or 2021 alone';

  function pick(date: string | null) {
    if (date) input.onChange(date.slice(0, day ? 10 : 7));
    setOpened(false);
  }

  function pickYear(year: string) {
    input.onChange(year);
    setOpened(false);
  }

  const shown = /^\d{4}-\d{2}/.test(text) ? text.slice(0, 10).padEnd(10, '-01') : null;
  const first = /^\d{4}$/.test(text) ? `${text}-01-01` : (shown ?? undefined);
  // The popover targets the button only: it would take over the input's id, to which the error summary links.
  const calendar = (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={`Choose ${label.toLowerCase()}`}
          disabled={disabled}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown {...ownEscape}>
        {day ? (
          <DatePicker value={shown} defaultDate={first} onChange={pick} ariaLabels={arrows} />
        ) : (
          <MonthOrYear value={shown} first={first} onPick={pick} onPickYear={pickYear} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      id={id}
      label={label}
      withAsterisk={withAsterisk}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={day ? 'YYYY-MM-DD' : 'Mar 2021'}
      autoComplete="off"
      {...input}
      description={disabled ? '\u00a0' : inWords !== text ? inWords : (hint ?? example)}
      value={text}
      disabled={disabled}
      onBlur={() => {
        input.onBlur?.();
        const date = typedDate(text);
        if (date && date !== text) input.onChange(date);
      }}
      rightSection={calendar}
      rightSectionWidth={46}
    />
  );
}

interface MonthOrYearProps {
  value: string | null;
  /** The date that is in sight at first. */
  first: string | undefined;
  onPick: (date: string | null) => void;
  onPickYear: (year: string) => void;
}

/** The months of a year, and the year alone. */
function MonthOrYear({ value, first, onPick, onPickYear }: MonthOrYearProps) {
  const [date, setDate] = useState(first ?? today());
  const year = date.slice(0, 4);
  return (
    <>
      <MonthPicker value={value} date={date} onDateChange={setDate} onChange={onPick} ariaLabels={arrows} />
      <Button fullWidth variant="subtle" size="sm" mt="xs" onClick={() => onPickYear(year)}>
        {year} alone
      </Button>
    </>
  );
}
