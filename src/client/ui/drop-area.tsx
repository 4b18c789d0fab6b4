import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import classes from './drop-area.module.css';

interface DropAreaProps {
  icon: TablerIcon;
  /** What to do, with the part that opens the file chooser inside <Browse>. */
  children: ReactNode;
  /** Which files are taken. */
  hint: string;
  /** What the file chooser offers. */
  accept: string;
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  /** Whether it only offers to add to what was chosen. */
  compact?: boolean;
  disabled?: boolean;
  /** The id of the file input, for who gives it the focus. */
  inputId?: string;
  /** @param origin how the files came */
  onFiles: (files: File[], origin: 'chosen' | 'dropped') => void;
}

/** Accepts files by drop, by click and, being a file input, by keyboard. */
export function DropArea(props: DropAreaProps) {
  const { icon: Icon, children, hint, accept, multiple, compact, disabled, inputId, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  return (
    <label
      className={classes.drop}
      data-over={(isOver && !disabled) || undefined}
      data-compact={compact || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(isInside(event))}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0 && !disabled) onFiles(files, 'dropped');
      }}
    >
      <Icon size={compact ? 24 : 40} stroke={1.4} className={classes.icon} aria-hidden />
      <Text span fw={600}>
        {children}
      </Text>
      <Text span size="sm" c="dimmed" id={hintId}>
        {hint}
      </Text>
      <input
        id={inputId}
        type="file"
        multiple={multiple}
        className={classes.input}
        accept={accept}
        disabled={disabled}
        aria-describedby={hintId}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files, 'chosen');
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** The words of a drop area that look like the link they are. */
export const Browse = ({ children }: { children: string }) => (
  <span className={classes.browse}>{children}</span>
);

/** Whether the pointer only moved within the area. */
function isInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
