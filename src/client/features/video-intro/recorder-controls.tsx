import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconVideo } from '@tabler/icons-react';
import { useId } from 'react';
import { useFirstFocus } from '../../ui/use-first-focus';
import { type Quality, qualities, qualityNames } from './qualities';
import type { Recorder } from './use-recorder';
import classes from './video-intro.module.css';
import { clockText } from './video-text';

/** Receives the focus when a new recording can be started. */
export const startButtonId = 'start-recording';

interface RecorderControlsProps {
  recorder: Recorder;
  quality: Quality;
  onQuality: (quality: Quality) => void;
  /** Whether another operation is in progress. */
  isBusy: boolean;
}

/** The quality selector and the buttons to start, pause and stop. */
export function RecorderControls({ recorder, quality, onQuality, isBusy }: RecorderControlsProps) {
  const { state, start } = recorder;
  const labelId = useId();
  const isIdle = state.phase === 'idle';
  return (
    <div className={classes.controls}>
      <div>
        <Text size="sm" fw={600} mb={4} id={labelId}>
          Recording quality
        </Text>
        <SegmentedControl
          aria-labelledby={labelId}
          value={quality}
          onChange={onQuality}
          disabled={!isIdle || isBusy}
          data={qualityNames.map((name) => ({ value: name, label: qualities[name].label }))}
          classNames={{ label: classes.segment }}
        />
      </div>
      {'stream' in state ? (
        <RunningControls recorder={recorder} isPaused={state.phase === 'paused'} seconds={state.seconds} />
      ) : (
        <Button
          id={startButtonId}
          leftSection={<IconVideo size={18} aria-hidden />}
          loading={state.phase === 'starting'}
          disabled={isBusy}
          onClick={() => start(quality)}
        >
          Start Recording
        </Button>
      )}
    </div>
  );
}

interface RunningControlsProps {
  recorder: Recorder;
  isPaused: boolean;
  seconds: number;
}

function RunningControls({ recorder: { pause, resume, stop }, isPaused, seconds }: RunningControlsProps) {
  const stopButton = useFirstFocus<HTMLButtonElement>();
  return (
    <Group gap="sm" className={classes.actions}>
      <Button
        variant="default"
        leftSection={
          isPaused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />
        }
        onClick={isPaused ? resume : pause}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        ref={stopButton}
        color="red"
        className="tabular"
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        onClick={stop}
      >
        Stop Recording ({clockText(seconds)})
      </Button>
    </Group>
  );
}
