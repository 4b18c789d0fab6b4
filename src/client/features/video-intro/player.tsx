import { Anchor, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconVideoOff } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import type { Video } from '../../../contracts/video';
import classes from './video-intro.module.css';

interface PlayerProps {
  video: Video;
  element: RefObject<HTMLVideoElement | null>;
  isPrivate: boolean;
}

/** Plays the video or its fallback; if neither plays, says so and links to the file. */
export function Player({ video, element, isPrivate }: PlayerProps) {
  const [failures, setFailures] = useState(0);
  const { videoUrl, fallbackVideoUrl, posterUrl, captions, width, height } = video;
  const addresses = [videoUrl, fallbackVideoUrl].filter((url) => url !== undefined);
  const address = addresses[failures];
  if (address === undefined) return <Unplayable url={videoUrl} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are the owner's to give
    <video
      key={address}
      ref={element}
      className={classes.picture}
      data-private={isPrivate || undefined}
      style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
      src={address}
      poster={posterUrl}
      controls
      playsInline
      preload="metadata"
      aria-label="Your video introduction"
      onError={() => setFailures(failures + 1)}
    >
      {captions && (
        <track
          // Remounted so that changed captions are loaded.
          key={captions.updatedAt}
          src={captions.captionsUrl}
          kind="captions"
          srcLang={captions.language}
          label={captions.label}
        />
      )}
    </video>
  );
}

function Unplayable({ url }: { url: string }) {
  return (
    <Stack align="center" justify="center" gap="xs" ta="center" px="md" py="xl" className={classes.blank}>
      <IconVideoOff size={40} stroke={1.4} aria-hidden />
      <Text fw={600}>Video Available</Text>
      <Text c="dimmed">Video format not supported in this browser</Text>
      <Anchor href={url} target="_blank" rel="noopener" className={classes.newTab}>
        Open Video in New Tab <IconExternalLink size={16} aria-hidden />
      </Anchor>
    </Stack>
  );
}
