import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconRefresh, IconUpload, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { megabytes } from '../../../contracts/video';
import { UploadProgress } from '../../ui/upload-progress';
import { useFirstFocus } from '../../ui/use-first-focus';
import { qualityText } from './qualities';
import type { Selection } from './use-selection';
import classes from './video-intro.module.css';
import { clockText } from './video-text';

const longSeconds = 120;

interface SelectedVideoProps {
  selection: Selection;
  /** The share of the file that has been sent, 0 to 1; undefined while nothing is being uploaded. */
  share: number | undefined;
  isBusy: boolean;
  /** Whether it replaces another one. */
  isReplacing: boolean;
  onUpload: () => void;
  onCancel: () => void;
  /** Discards the file, to record again or to choose another one. */
  onClear: () => void;
}

/** A selected file with its preview, ready to be uploaded. */
export function SelectedVideo(props: SelectedVideoProps) {
  const { selection, share, isBusy, isReplacing, onUpload, onCancel, onClear } = props;
  const { file, url, recorded } = selection;
  const [readSeconds, setReadSeconds] = useState<number>();
  const seconds = recorded?.seconds ?? readSeconds;
  const isUploading = share !== undefined;
  const uploadButton = useFirstFocus<HTMLButtonElement>();
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions */}
      <video
        className={classes.picture}
        src={url}
        controls
        playsInline
        aria-label="Preview of your video"
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          // A recording does not report its duration.
          setReadSeconds(Number.isFinite(duration) ? duration : undefined)
        }
      />
      <div className={classes.about}>
        <Title order={2}>{recorded ? 'Preview Your Recording' : 'Your Selected Video'}</Title>
        <dl className={classes.details}>
          <Detail term="File">{file.name}</Detail>
          <Detail term="Size">{megabytes(file.size)} MB</Detail>
          {recorded && <Detail term="Quality">{qualityText(recorded.quality)}</Detail>}
          {seconds !== undefined && <Detail term="Duration">{clockText(seconds)}</Detail>}
        </dl>
        {seconds !== undefined && seconds > longSeconds && (
          <Alert role="status" color="orange" title="Video too long">
            Please keep your introduction under 2 minutes
          </Alert>
        )}
        {isReplacing && (
          <Text size="sm" c="dimmed">
            The video that visitors see now stays until this one is stored.
          </Text>
        )}
        {isUploading && <UploadProgress share={share} sent="Checking the video…" />}
        <Group gap="sm" mt="xs" className={classes.actions}>
          <Button
            ref={uploadButton}
            leftSection={<IconUpload size={18} aria-hidden />}
            disabled={isBusy}
            aria-disabled={isUploading}
            data-disabled={isUploading || undefined}
            onClick={onUpload}
          >
            {isUploading ? 'Uploading...' : 'Upload Video'}
          </Button>
          {isUploading ? (
            <Button variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={onCancel}>
              Cancel
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={recorded && <IconRefresh size={18} aria-hidden />}
              onClick={onClear}
            >
              {recorded ? 'Retake' : 'Remove'}
            </Button>
          )}
        </Group>
      </div>
    </>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {term}
      </Text>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
