import { Text } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { firstVideo, type Origin } from './check-video';
import classes from './video-intro.module.css';

/** The file input takes the focus when there is room for another file. */
export const fileInputId = 'video-file';

interface DropAreaProps {
  isDisabled: boolean;
  onFile: (file: File, origin: Origin) => void;
}

/** Takes a video by drop, by click or, since it is a file input at heart, by keyboard. */
export function DropArea({ isDisabled, onFile }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={classes.drop}
      data-over={(isOver && !isDisabled) || undefined}
      data-disabled={isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(isInside(event))}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = firstVideo([...event.dataTransfer.files]);
        if (file && !isDisabled) onFile(file, 'dropped');
      }}
    >
      <IconMovie size={36} stroke={1.4} className={classes.dropIcon} aria-hidden />
      <Text span fw={600}>
        Drag and drop a video here, or <span className={classes.browse}>browse files</span>
      </Text>
      <Text span size="sm" c="dimmed" id="video-hint">
        WebM, MP4 or MOV, 10 MB at most
      </Text>
      <input
        id={fileInputId}
        type="file"
        className={classes.input}
        accept="video/*"
        disabled={isDisabled}
        aria-describedby="video-hint"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file, 'chosen');
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** Whether the pointer only went from one part of the area to another. */
function isInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
