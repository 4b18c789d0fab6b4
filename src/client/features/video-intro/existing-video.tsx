import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconRefresh, IconTrash, IconVideo } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Video } from '../../../contracts/video';
import { PublicSwitch } from '../../sections/list/public-switch';
import { CaptionsPanel } from './captions-panel';
import { Player } from './player';
import { useVideoPublic } from './use-video-public';
import classes from './video-intro.module.css';

/** The heading of the video, which receives the focus after an upload. */
export const readyHeadingId = 'video-ready';

interface ExistingVideoProps {
  video: Video;
  isDeleting: boolean;
  /** Whether an operation is running that this would disturb. */
  isBusy: boolean;
  onReplace: () => void;
  onRetake: () => void;
  onDelete: () => void;
  /** Whether there are unsaved captions. */
  onWriting: (isWriting: boolean) => void;
}

/** The video that visitors see now, unless it is private. */
export function ExistingVideo({
  video,
  isDeleting,
  isBusy,
  onReplace,
  onRetake,
  onDelete,
  onWriting,
}: ExistingVideoProps) {
  const isBlocked = isDeleting || isBusy;
  const player = useRef<HTMLVideoElement>(null);
  const { isPublic, setPublic } = useVideoPublic();
  const note = notes[video.preparation];
  return (
    <>
      <Player key={video.id} video={video} element={player} isPrivate={isPublic === false} />
      <div className={classes.about}>
        <div className={classes.titleRow}>
          <Title order={2} id={readyHeadingId} tabIndex={-1} className={classes.heading}>
            Video Introduction Ready
          </Title>
          {isPublic !== undefined && (
            <PublicSwitch name="video introduction" isPublic={isPublic} onChange={setPublic} />
          )}
        </div>
        <Anchor
          href={video.videoUrl}
          target="_blank"
          rel="noopener"
          fw={600}
          className={classes.wrap}
          aria-description="Opens in a new tab"
        >
          {video.fileName ?? 'Open the video'}
        </Anchor>
        {note && (
          <Text size="sm" role="status">
            {note}
          </Text>
        )}
        <Group gap="sm" mt="sm" className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            disabled={isBlocked}
            onClick={onReplace}
          >
            Replace Video
          </Button>
          <Button
            variant="default"
            leftSection={<IconVideo size={18} aria-hidden />}
            disabled={isBlocked}
            onClick={onRetake}
          >
            Retake Video
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            disabled={isBlocked}
            onClick={onDelete}
          >
            {isDeleting ? 'Deleting...' : 'Delete Video'}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          You can record or upload another video to replace it. This one
          {video.captions && ', with its captions,'} stays until the new one is stored, and can be brought
          back right after that.
        </Text>
      </div>
      <CaptionsPanel
        key={`captions ${video.id}`}
        video={video}
        isBlocked={isBlocked}
        timeOf={() => player.current?.currentTime ?? 0}
        onWriting={onWriting}
      />
    </>
  );
}

/** The state of the video's conversion, in words for its owner. */
const notes: Record<Video['preparation'], string | undefined> = {
  pending:
    'We are making a poster and, where it is needed, a version for other browsers. Both appear here by themselves.',
  failed:
    'No version for other browsers could be made of this video. Where it does not play, visitors get a link to it.',
  ready: undefined,
  unavailable: undefined,
};
