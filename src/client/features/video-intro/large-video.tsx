import { Alert, Button, Group, Progress, Text, Title } from '@mantine/core';
import { IconArrowsMinimize, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { megabytes, videoRefusals } from '../../../contracts/video';
import { useFirstFocus } from '../../ui/use-first-focus';
import { type ShrinkProblem, shrinkVideo } from './shrink-video';
import classes from './video-intro.module.css';

interface LargeVideoProps {
  file: File;
  onSmaller: (file: File) => void;
  onClear: () => void;
}

/** A video that is too large to be uploaded, with the offer to make it smaller in this browser. */
export function LargeVideo({ file, onSmaller, onClear }: LargeVideoProps) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<ShrinkProblem>();
  const running = useRef<AbortController>(undefined);
  const button = useFirstFocus<HTMLButtonElement>();
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = share !== undefined;

  async function shrink() {
    if (isRunning) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    setProblem(undefined);
    const smaller = await shrinkVideo(file, { signal: controller.signal, onShare: setShare });
    if (controller.signal.aborted) return;
    setShare(undefined);
    if (smaller instanceof File) onSmaller(smaller);
    else setProblem(smaller);
  }

  function cancel() {
    running.current?.abort();
    setShare(undefined);
    button.current?.focus();
  }

  return (
    <div className={classes.about}>
      <Title order={2}>Your Selected Video</Title>
      <Text fw={600} className={classes.wrap}>
        {file.name}, <span className="tabular">{megabytes(file.size)} MB</span>
      </Text>
      <Alert role="alert" color="red" title="Video too large">
        {videoRefusals.tooLarge(file.size)}
      </Alert>
      <Text>
        Or let your browser make this one smaller. It takes about as long as the video plays, nothing leaves
        your device meanwhile, and you see the result before you upload it.
      </Text>
      {problem && (
        <Text role="alert" c="var(--mantine-color-error)">
          {problems[problem]}
        </Text>
      )}
      {isRunning && (
        <div>
          <Progress value={share * 100} size="lg" radius="xl" aria-label="Making the video smaller" />
          <Text size="sm" c="dimmed" mt={6} className="tabular">
            {Math.round(share * 100)}% done
          </Text>
        </div>
      )}
      <Group gap="sm" mt="xs" className={classes.actions}>
        <Button
          ref={button}
          leftSection={<IconArrowsMinimize size={18} aria-hidden />}
          aria-disabled={isRunning}
          data-disabled={isRunning || undefined}
          onClick={shrink}
        >
          {isRunning ? 'Making It Smaller...' : 'Make It Smaller'}
        </Button>
        <Button
          variant="default"
          leftSection={isRunning && <IconX size={18} aria-hidden />}
          onClick={isRunning ? cancel : onClear}
        >
          {isRunning ? 'Cancel' : 'Remove'}
        </Button>
      </Group>
    </div>
  );
}

const problems: Record<ShrinkProblem, string> = {
  unreadable:
    'This browser cannot read this video. Try another browser, such as Safari for videos of an iPhone, or record a shorter one.',
  unsupported:
    'This browser cannot make videos smaller. Try a current Chrome, Edge, Firefox or Safari, or record a shorter one.',
  'too-long': 'It is too long: in 10 MB nothing could be recognised any more. Please record a shorter one.',
};
