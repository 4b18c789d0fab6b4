import { Button, Group, Text } from '@mantine/core';
import { IconPencilBolt } from '@tabler/icons-react';
import { momentOf } from '../../ui/instant-text';
import classes from './notice.module.css';

interface DraftOfferProps {
  /** What the changes are about: 'a new skill', '“React”'. */
  subject: string;
  savedAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore changes that were never saved. */
export function DraftOffer({ subject, savedAt, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <section className={classes.notice} aria-label="Unsaved changes">
      <IconPencilBolt className={classes.icon} aria-hidden />
      <div className={classes.body}>
        <Text fw={600}>Unsaved changes to {subject}</Text>
        <Text size="sm" c="dimmed">
          Kept on this device since {momentOf(savedAt)}.
        </Text>
      </div>
      <Group gap="xs" className={classes.actions}>
        <Button size="sm" onClick={onRestore}>
          Restore
        </Button>
        <Button size="sm" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </section>
  );
}
