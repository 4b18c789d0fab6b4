import { Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { acceptedImages } from './check-image';
import classes from './upload.module.css';

interface DropAreaProps {
  /** Whether it only offers to add to what was chosen. */
  isSmall: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files by drop, by click or, since it is a file input at heart, by keyboard. */
export function DropArea({ isSmall, onFiles }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={classes.drop}
      data-over={isOver || undefined}
      data-small={isSmall || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(isInside(event))}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <IconPhotoPlus size={isSmall ? 24 : 40} stroke={1.4} className={classes.icon} aria-hidden />
      <Text span fw={600}>
        <span className={classes.browse}>{isSmall ? 'Choose more photos' : 'Choose photos'}</span> or drop
        them here
      </Text>
      <Text span size="sm" c="dimmed" id="photos-hint">
        JPEG, PNG or WebP, 5 MB each at most
      </Text>
      <input
        type="file"
        multiple
        className={classes.input}
        accept={acceptedImages}
        aria-describedby="photos-hint"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
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
