import { Text } from '@mantine/core';
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import type { TablerIcon } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
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
  /** The id of the file input, so that it can be focused. */
  inputId?: string;
  /** @param origin how the files came */
  onFiles: (files: File[], origin: 'chosen' | 'dropped') => void;
}

/**
 * Accepts files by drop, by click and, being a file input, by keyboard. It passes on all files, as the screens themselves
 * say why they refuse one: `accept`, `multiple` and `disabled` would make Mantine discard files silently, and a disabled
 * one would let the browser open what is dropped on it.
 */
export function DropArea(props: DropAreaProps) {
  const { icon: Icon, children, hint, accept, multiple, compact, disabled, inputId, onFiles } = props;
  const ownId = useId();
  const hintId = useId();
  const id = inputId ?? ownId;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget } = event;
    // Mantine would hand them to `onDrop`.
    event.stopPropagation();
    const files = [...(currentTarget.files ?? [])];
    if (files.length > 0) onFiles(files, 'chosen');
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  }

  return (
    <Dropzone
      className={classes.drop}
      mod={{ compact, disabled }}
      // The label does both.
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      getFilesFromEvent={filesOf}
      onDrop={(files) => {
        if (files.length > 0 && !disabled) onFiles(files, 'dropped');
      }}
      inputProps={{
        id,
        accept,
        multiple: multiple ?? false,
        disabled,
        tabIndex: 0,
        'aria-describedby': hintId,
        onChange: handleChange,
      }}
    >
      <label className={classes.label} htmlFor={id}>
        <Icon size={compact ? 24 : 40} stroke={1.4} className={classes.icon} aria-hidden />
        <Text span fw={600}>
          {children}
        </Text>
        <Text span size="sm" c="dimmed" id={hintId}>
          {hint}
        </Text>
      </label>
    </Dropzone>
  );
}

/** The words of a drop area that look like the link they are. */
export const Browse = ({ children }: { children: string }) => (
  <span className={classes.browse}>{children}</span>
);

/** The files of a drop as the browser names them; before the drop only their number can be known. */
const filesOf: DropzoneProps['getFilesFromEvent'] = async (event) => {
  if (!('dataTransfer' in event) || !event.dataTransfer) return [];
  const { files, items } = event.dataTransfer;
  return files.length > 0 ? [...files] : [...items];
};
