import { Button, Group, Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { dateText } from '../../ui/date-text';
import { sameValue } from './form-values';
import classes from './notice.module.css';

interface ConflictViewProps {
  noun: string;
  labels: Record<string, string>;
  mine: object;
  /** The server's current version. */
  theirs: object;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Compares two versions of an entry, field by field, after it was changed elsewhere while this form was open. */
export function ConflictView(props: ConflictViewProps) {
  const { noun, labels, mine, theirs, saving, onKeepMine, onTakeTheirs } = props;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kept = new Map<string, unknown>(Object.entries(theirs));
  const rows = Object.entries(mine).filter(([field, value]) => !sameValue(value, kept.get(field)));

  return (
    <section className={classes.notice} aria-label="Two versions" data-tone="warning">
      <IconArrowsDiff className={classes.icon} aria-hidden />
      <div className={classes.body}>
        <Text fw={600} ref={heading} tabIndex={-1}>
          This {noun} was changed elsewhere while you were editing it
        </Text>
        <Text size="sm" c="dimmed">
          Nothing was overwritten. Compare both versions and choose which one stays.
        </Text>
      </div>
      <dl className={classes.versions}>
        {rows.map(([field, value]) => (
          <div key={field} className={classes.version}>
            <dt>{labels[field] ?? field}</dt>
            <dd>
              <span className={classes.whose}>Mine</span>
              <Value value={value} />
            </dd>
            <dd>
              <span className={classes.whose}>Saved now</span>
              <Value value={kept.get(field)} />
            </dd>
          </div>
        ))}
      </dl>
      <Group gap="xs" className={classes.actions}>
        <Button size="sm" loading={saving} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" variant="default" disabled={saving} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Group>
    </section>
  );
}

function Value({ value }: { value: unknown }) {
  const text = textOf(value);
  return text ? <span className={classes.value}>{text}</span> : <em>Empty</em>;
}

/** A value of any field in words. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(', ');
  return dateText(String(value ?? ''));
}
