import { Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { acceptedFiles } from './check-file';
import classes from './upload-cv.module.css';

/** Takes a file by drop, by click or, since it is a file input at heart, by keyboard. */
export function DropArea({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };

  return (
    <label
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(isInside(event))}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <IconFileUpload size={40} stroke={1.4} className={classes.dropIcon} aria-hidden />
      <Text span fw={600}>
        <span className={classes.browse}>Choose your CV</span> or drop it here
      </Text>
      <Text span size="sm" c="dimmed" id="drop-hint">
        PDF, DOC or DOCX, 10 MB at most
      </Text>
      <input
        type="file"
        className={classes.input}
        accept={acceptedFiles}
        aria-describedby="drop-hint"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
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
