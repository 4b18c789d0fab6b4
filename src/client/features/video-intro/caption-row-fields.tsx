import { CloseButton, Textarea, TextInput } from '@mantine/core';
import type { CaptionRow } from './caption-rows';
import classes from './video-intro.module.css';

interface CaptionRowFieldsProps {
  row: CaptionRow;
  /** Counted from 1. */
  place: number;
  fault: { from?: string; to?: string } | undefined;
  onChange: (changes: Partial<CaptionRow>) => void;
  onRemove: () => void;
}

/** The id of the words of a caption, to focus them. */
export const wordsId = ({ key }: CaptionRow) => `caption-${key}`;

/** The times and the words of one caption. */
export const CaptionRowFields = ({ row, place, fault, onChange, onRemove }: CaptionRowFieldsProps) => (
  <li className={classes.captionRow}>
    <TextInput
      label="From"
      aria-label={`From, caption ${place}`}
      inputMode="decimal"
      value={row.from}
      error={fault?.from}
      onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
    />
    <TextInput
      label="To"
      aria-label={`To, caption ${place}`}
      inputMode="decimal"
      value={row.to}
      error={fault?.to}
      onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
    />
    <Textarea
      id={wordsId(row)}
      label="Words"
      aria-label={`Words, caption ${place}`}
      className={classes.captionWords}
      autosize
      minRows={1}
      spellCheck
      value={row.words}
      onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
    />
    <CloseButton size={44} iconSize={18} aria-label={`Remove caption ${place}`} onClick={onRemove} />
  </li>
);
