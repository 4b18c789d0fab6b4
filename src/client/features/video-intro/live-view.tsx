import { Badge, Text } from '@mantine/core';
import { useCallback } from 'react';
import { megabytes } from '../../../contracts/video';
import { qualityText } from './qualities';
import type { RecorderState } from './use-recorder';
import classes from './video-intro.module.css';
import { clockText } from './video-text';

/** The camera's picture, under a banner with the state of the recording. */
export function LiveView({ state }: { state: Extract<RecorderState, { stream: MediaStream }> }) {
  const { stream, phase, seconds, bytes, quality } = state;
  const attach = useCallback(
    (element: HTMLVideoElement | null) => {
      if (element) element.srcObject = stream;
    },
    [stream],
  );
  const isPaused = phase === 'paused';
  return (
    <div className={classes.live}>
      <video ref={attach} className={classes.picture} data-mirrored autoPlay muted playsInline aria-hidden />
      <div className={classes.banner} data-paused={isPaused || undefined}>
        <span className={classes.light} aria-hidden />
        <Text span fw={600} className="tabular">
          Recording {clockText(seconds)}
        </Text>
        {isPaused && (
          <Badge color="orange" variant="filled">
            PAUSED
          </Badge>
        )}
        <Text span size="sm" className="tabular">
          {qualityText(quality)} · {megabytes(bytes)} of 10 MB
        </Text>
      </div>
    </div>
  );
}
