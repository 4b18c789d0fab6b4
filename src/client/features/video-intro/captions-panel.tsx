import { Button, Group, Text, Title } from '@mantine/core';
import { IconBadgeCc, IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type CaptionsForm, captionsMaxBytes } from '../../../contracts/captions';
import type { Video } from '../../../contracts/video';
import { showError } from '../../ui/toast';
import { noCaptions } from './caption-rows';
import { CaptionsEditor } from './captions-editor';
import { useCaptions } from './use-captions';
import classes from './video-intro.module.css';

interface CaptionsPanelProps {
  video: Video;
  /** Whether an operation on the video is in progress. */
  isBlocked: boolean;
  /** The player's position in seconds. */
  timeOf: () => number;
  onWriting: (isWriting: boolean) => void;
}

/** The captions of the video: none, present, or being edited. */
export function CaptionsPanel({ video, isBlocked, timeOf, onWriting }: CaptionsPanelProps) {
  const [draft, setDraft] = useState<CaptionsForm>();
  const file = useRef<HTMLInputElement>(null);
  const { save, remove, load, isSaving, isRemoving } = useCaptions(video);
  const { captions } = video;
  const isBusy = isBlocked || isRemoving;

  const write = (content: string) =>
    setDraft({ language: captions?.language ?? 'en', label: captions?.label ?? 'English', content });

  async function edit() {
    const content = await load();
    if (content !== undefined) write(content);
  }

  async function take(chosen: File) {
    if (chosen.size > captionsMaxBytes) {
      showError('File too large', 'Captions must be 100 kB or less.');
      return;
    }
    write(await chosen.text());
  }

  const close = () => setDraft(undefined);

  async function submit(values: CaptionsForm) {
    const problem = await save(values);
    if (!problem) close();
    return problem;
  }

  return (
    <section className={classes.captions} aria-labelledby="captions-title">
      <Title order={3} id="captions-title">
        Captions
      </Title>
      {draft ? (
        <CaptionsEditor
          initial={draft}
          timeOf={timeOf}
          isSaving={isSaving}
          onSave={submit}
          onCancel={close}
          onDirtyChange={onWriting}
        />
      ) : (
        <>
          <Text c="dimmed">
            {captions
              ? `${captions.label} (${captions.language}). Visitors can switch them on in the player.`
              : 'With captions, people who cannot hear you, or have the sound off, follow you too.'}
          </Text>
          <Group gap="sm" className={classes.actions}>
            <Button
              variant="default"
              leftSection={
                captions ? <IconPencil size={18} aria-hidden /> : <IconBadgeCc size={18} aria-hidden />
              }
              disabled={isBusy}
              onClick={captions ? edit : () => write(noCaptions)}
            >
              {captions ? 'Edit Captions' : 'Write Captions'}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden />}
              disabled={isBusy}
              onClick={() => file.current?.click()}
            >
              Choose a WebVTT File
            </Button>
            {captions && (
              <Button
                variant="default"
                leftSection={<IconTrash size={18} aria-hidden />}
                disabled={isBusy}
                onClick={remove}
              >
                Remove Captions
              </Button>
            )}
          </Group>
          <input
            ref={file}
            type="file"
            hidden
            accept=".vtt,text/vtt"
            aria-label="WebVTT file"
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0];
              if (chosen) void take(chosen);
              currentTarget.value = '';
            }}
          />
        </>
      )}
    </section>
  );
}
