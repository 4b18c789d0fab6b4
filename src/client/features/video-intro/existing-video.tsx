import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconRefresh, IconVideo } from '@tabler/icons-react';
import type { Video } from '../../../contracts/video';
import { Player } from './player';
import classes from './video-intro.module.css';

/** The video's heading, which takes the focus after an upload. */
export const readyHeadingId = 'video-ready';

interface ExistingVideoProps {
  video: Video;
  isDeleting: boolean;
  /** Whether something is under way that a removal would disturb. */
  isBusy: boolean;
  onReplace: () => void;
  onRetake: () => void;
}

/** The video that visitors see now. */
export function ExistingVideo({ video, isDeleting, isBusy, onReplace, onRetake }: ExistingVideoProps) {
  const isBlocked = isDeleting || isBusy;
  return (
    <>
      <Player key={video.id} video={video} />
      <div className={classes.about}>
        <Title order={2} id={readyHeadingId} tabIndex={-1} className={classes.heading}>
          Video Introduction Ready
        </Title>
        <Text className={classes.wrap} fw={600}>
          {video.fileName}
        </Text>
        <Anchor href={video.videoUrl} target="_blank" rel="noopener" size="sm" className={classes.wrap}>
          {new URL(video.videoUrl, window.location.href).href}
        </Anchor>
        <Group gap="sm" mt="sm">
          <Button
            variant="default"
            mih={44}
            leftSection={<IconRefresh size={18} aria-hidden />}
            disabled={isBlocked}
            onClick={onReplace}
          >
            {isDeleting ? 'Deleting...' : 'Replace Video'}
          </Button>
          <Button
            variant="default"
            mih={44}
            leftSection={<IconVideo size={18} aria-hidden />}
            disabled={isBlocked}
            onClick={onRetake}
          >
            {isDeleting ? 'Deleting...' : 'Retake Video'}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          Both buttons delete this video. You can also record or upload another video below to replace it.
        </Text>
      </div>
    </>
  );
}
