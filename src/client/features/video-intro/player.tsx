import { Anchor, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconVideoOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Video } from '../../../contracts/video';
import classes from './video-intro.module.css';

/** Plays the video, or else its fallback; where neither plays, it says so and leads to the file. */
export function Player({ video }: { video: Video }) {
  const [failures, setFailures] = useState(0);
  const addresses = [video.videoUrl, video.fallbackVideoUrl].filter((url) => url !== undefined);
  const address = addresses[failures];
  if (address === undefined) return <Unplayable url={video.videoUrl} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    <video
      key={address}
      className={classes.picture}
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label="Your video introduction"
      onError={() => setFailures(failures + 1)}
    />
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
