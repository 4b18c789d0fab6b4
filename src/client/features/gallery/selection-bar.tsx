import { Button, Text } from '@mantine/core';
import { IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import { countText } from '../../../contracts/count-text';
import classes from './gallery.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  onDelete: () => void;
  isDownloading: boolean;
  onDownload: () => void;
}

/** The actions on the selected images. */
export function SelectionBar({ count, onClear, onDelete, isDownloading, onDownload }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section className={classes.selection} aria-label="Selection">
      <Text fw={600} role="status" className="tabular">
        {countText(count, 'image')} selected
      </Text>
      <div className={classes.selectionActions}>
        <Button variant="subtle" px="sm" leftSection={<IconX size={18} aria-hidden />} onClick={onClear}>
          Clear selection
        </Button>
        <Button
          variant="default"
          px="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isDownloading}
          onClick={onDownload}
        >
          Download
        </Button>
        <Button
          variant="light"
          color="red"
          px="sm"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onDelete}
        >
          Delete Selected
        </Button>
      </div>
    </section>
  );
}
