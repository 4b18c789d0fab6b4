import { Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { searchEmoji } from '../../../../contracts/emoji-for';
import { type EmojiEntry, emojiGroups } from '../../../../contracts/emoji-table';
import classes from './emoji-picker.module.css';

/** Picks an emoji by group or by keyword. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = query.trim() ? [{ title: 'Found', entries: searchEmoji(query) }] : emojiGroups;
  const [first] = found.flatMap(({ entries }) => entries);

  /** Moves through the grid as it is laid out on the screen. */
  function handleKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const focused = document.activeElement;
    const index = focused instanceof HTMLButtonElement ? buttons.indexOf(focused) : -1;
    const next = buttons[neighbour(buttons, index, event.key)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the buttons inside
    <div className={classes.picker} onKeyDown={handleKeyDown}>
      <TextInput
        data-autofocus
        aria-label="Search emoji"
        placeholder="Search, such as music or travel"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          if (query.trim() && first) onPick(first.emoji);
        }}
      />
      <div className={classes.list} ref={list}>
        {found.map(({ title, entries }) => (
          <Group key={title} title={title} entries={entries} tabbable={first} onPick={onPick} />
        ))}
        {!first && (
          <Text size="sm" c="dimmed" p="xs" role="status">
            No emoji found. Try another word.
          </Text>
        )}
      </div>
    </div>
  );
}

interface GroupProps {
  title: string;
  entries: EmojiEntry[];
  /** The emoji in the tab order; the arrow keys reach the others. */
  tabbable: EmojiEntry | undefined;
  onPick: (emoji: string) => void;
}

function Group({ title, entries, tabbable, onPick }: GroupProps) {
  return (
    <section aria-label={title}>
      <h4 className={classes.title}>{title}</h4>
      <div className={classes.grid}>
        {entries.map((entry) => (
          <button
            key={entry.emoji}
            type="button"
            className={classes.emoji}
            aria-label={entry.name}
            title={entry.name}
            tabIndex={entry === tabbable ? 0 : -1}
            onClick={() => onPick(entry.emoji)}
          >
            {entry.emoji}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The index that an arrow key leads to; -1 for any other key. */
function neighbour(buttons: HTMLButtonElement[], index: number, key: string): number {
  const current = buttons[index];
  if (!current) return key === 'ArrowDown' ? 0 : -1;
  if (key === 'ArrowRight') return index + 1;
  if (key === 'ArrowLeft') return index - 1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return -1;
  const { left, top } = current.getBoundingClientRect();
  const column = buttons.flatMap((button, place) => {
    const box = button.getBoundingClientRect();
    const below = key === 'ArrowDown' ? box.top > top : box.top < top;
    return below && Math.abs(box.left - left) < 4 ? [place] : [];
  });
  return (key === 'ArrowDown' ? column[0] : column.at(-1)) ?? -1;
}
