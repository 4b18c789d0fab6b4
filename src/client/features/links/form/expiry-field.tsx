import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { today } from '../../../ui/date-text';
import { momentOf } from '../../../ui/instant-text';

const never = 'never';
const onDate = 'date';
const presets = [7, 14, 30, 90];
const dayMs = 86_400_000;

const dayIn = (days: number) => today(new Date(Date.now() + days * dayMs));

/** The end of a day in the browser's time zone; an invalid day unchanged. */
function endOf(day: string): string {
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}

interface ExpiryFieldProps {
  /** An instant; null for a link that stays open. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: React.ReactNode;
}

/** How long a link is open: forever, for some days, or until the end of a day. */
export function ExpiryField({ value, onChange, error }: ExpiryFieldProps) {
  const [choice, setChoice] = useState(value === null ? never : onDate);
  const [day, setDay] = useState(() => today(value === null ? new Date() : new Date(value)));

  function choose(next: string) {
    setChoice(next);
    if (next === never) return onChange(null);
    const until = next === onDate ? day : dayIn(Number(next));
    setDay(until);
    onChange(endOf(until));
  }
  function pick(next: string) {
    setDay(next);
    onChange(endOf(next));
  }
  const isKnown = value !== null && !Number.isNaN(Date.parse(value));
  const isDay = choice === onDate;
  return (
    <Stack gap="xs">
      <NativeSelect
        label="Open until"
        description={isKnown ? `It closes on ${momentOf(value)}.` : 'Then it leads nowhere, whoever has it.'}
        data={[
          { value: never, label: 'You revoke it' },
          ...presets.map((days) => ({ value: String(days), label: `${days} days from now` })),
          { value: onDate, label: 'A day' },
        ]}
        value={choice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        error={!isDay && error}
        data-path={isDay ? undefined : 'expiresAt'}
      />
      {isDay && (
        <TextInput
          type="date"
          label="The last day"
          min={today()}
          value={day}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
          error={error}
          data-path="expiresAt"
        />
      )}
    </Stack>
  );
}
