import { Button, Group, Text } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useFirstFocus } from '../../ui/use-first-focus';
import { sameValue } from './form-values';
import classes from './notice.module.css';
import { Versions } from './versions';

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
  const heading = useFirstFocus<HTMLParagraphElement>();
  const kept = new Map<string, unknown>(Object.entries(theirs));
  const fields = Object.entries(mine).flatMap(([field, value]) =>
    sameValue(value, kept.get(field)) ? [] : [field],
  );

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
      <Versions labels={labels} fields={fields} versions={{ Mine: mine, 'Saved now': theirs }} />
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
