import { Card, Stack, Text, Title } from '@mantine/core';
import { IconMovie, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { failureReason } from '../../api/failure-reason';
import { NextPart } from '../../sections/list/next-part';
import { Browse, DropArea } from '../../ui/drop-area';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { showError } from '../../ui/toast';
import { UndoBar } from '../../ui/undo/undo-bar';
import { UnsavedWarning } from '../../ui/unsaved-warning';
import { useFocusRequest } from '../../ui/use-focus-request';
import { firstVideo, isTooLarge, type Origin, refusalOf } from './check-video';
import { ExistingVideo, readyHeadingId } from './existing-video';
import { LargeVideo } from './large-video';
import { LiveView } from './live-view';
import { Loading, Reading } from './loading';
import type { Quality } from './qualities';
import { RecorderControls, startButtonId } from './recorder-controls';
import { SelectedVideo } from './selected-video';
import { Tips } from './tips';
import { useRecorder } from './use-recorder';
import { useSelection } from './use-selection';
import { useVideo } from './use-video';
import classes from './video-intro.module.css';

/** The file input, which takes the focus when the video is gone. */
const fileInputId = 'video-file';

/** The screen on which the owner records, uploads, watches and replaces the video introduction. */
export function VideoIntro() {
  const { selection, isReading, select, clear } = useSelection();
  const [quality, setQuality] = useState<Quality>('medium');
  /** What is shown to put another video in the place of the stored one. */
  const [another, setAnother] = useState<'file' | 'recording'>();
  const video = useVideo(() => {
    clear();
    setAnother(undefined);
  });
  /** A chosen video that is too large as it is. */
  const [large, setLarge] = useState<File>();
  const recorder = useRecorder({
    onRecorded: ({ file, seconds, quality: used }) => void select(file, { seconds, quality: used }),
    onQualityAdjusted: setQuality,
  });
  const { query, share, isDeleting } = video;
  const [isWriting, setWriting] = useState(false);
  const requestFocus = useFocusRequest();
  /** Focuses the first of these that is shown. */
  const focus = (...ids: string[]) =>
    requestFocus(() => ids.map((id) => document.getElementById(id)).find((element) => element !== null));
  const isRecording = recorder.state.phase !== 'idle';
  const isUploading = share !== undefined;
  const isWaiting = isReading || selection !== undefined || large !== undefined;

  function take(files: File[], origin: Origin) {
    const file = firstVideo(files);
    if (!file) return;
    const refusal = refusalOf(file, origin);
    if (refusal) showError(refusal.title, refusal.message);
    else if (isTooLarge(file)) setLarge(file);
    else void select(file);
  }

  function takeSmaller(file: File) {
    setLarge(undefined);
    void select(file);
  }

  async function upload(file: File) {
    if (await video.upload(file)) focus(readyHeadingId);
  }

  async function remove() {
    if (await video.remove()) focus(fileInputId);
  }

  function retake() {
    recorder.discard();
    clear();
    setLarge(undefined);
    focus(startButtonId, readyHeadingId);
  }

  function replace() {
    // At once, as a browser opens its file chooser for a press alone.
    flushSync(() => setAnother('file'));
    const input = document.getElementById(fileInputId);
    input?.focus();
    input?.click();
  }

  function record() {
    setAnother('recording');
    focus(startButtonId);
  }

  const isStored = Boolean(query.data);
  const offersFile = !isWaiting && !isRecording && (!isStored || another === 'file');
  const offersRecorder = isRecording || (!isWaiting && (!isStored || another === 'recording'));

  function stage() {
    if ('stream' in recorder.state) return <LiveView state={recorder.state} />;
    if (isReading) return <Reading />;
    if (large) return <LargeVideo file={large} onSmaller={takeSmaller} onClear={retake} />;
    if (selection) {
      return (
        <SelectedVideo
          key={selection.url}
          selection={selection}
          share={share}
          isBusy={isDeleting}
          isReplacing={isStored}
          onUpload={() => upload(selection.file)}
          onCancel={video.cancelUpload}
          onClear={retake}
        />
      );
    }
    if (query.error) {
      const title = `Failed to fetch video: ${query.error.data?.httpStatus ?? 0}`;
      return <LoadFailure title={title} message={failureReason(query.error)} retry={query.refetch} />;
    }
    if (!query.data) return <NoVideo />;
    return (
      <ExistingVideo
        video={query.data}
        isDeleting={isDeleting}
        isBusy={isRecording}
        onReplace={replace}
        onRetake={record}
        onDelete={remove}
        onWriting={setWriting}
      />
    );
  }

  return (
    <>
      <PageHeader title="Video Introduction" purpose="Record or upload a personal video" />
      {query.isPending ? (
        <Loading />
      ) : (
        <div className={classes.columns}>
          <Card component="section" aria-label="Your video" className={classes.main}>
            {stage()}
            {offersRecorder && (
              <RecorderControls
                recorder={recorder}
                quality={quality}
                onQuality={setQuality}
                isBusy={isDeleting}
              />
            )}
            {offersFile && (
              <DropArea
                icon={IconMovie}
                hint="WebM, MP4 or MOV. What is over 10 MB can be made smaller here."
                accept="video/*"
                disabled={isDeleting}
                inputId={fileInputId}
                onFiles={take}
              >
                Drag and drop a video here, or <Browse>browse files</Browse>
              </DropArea>
            )}
          </Card>
          <Tips />
        </div>
      )}
      {!query.isPending && <NextPart after="video" />}
      <UnsavedWarning
        loss={reasonToStay({
          isRecording,
          isUploading,
          isWaiting,
          isWriting,
        })}
      />
      <UndoBar />
    </>
  );
}

function NoVideo() {
  return (
    <Stack align="center" justify="center" gap="xs" ta="center" px="md" py="xl" className={classes.blank}>
      <IconVideo size={48} stroke={1.2} aria-hidden />
      <Title order={2}>No video uploaded yet</Title>
      <Text c="dimmed">Record directly or upload a video file</Text>
    </Stack>
  );
}

function reasonToStay(what: Record<'isRecording' | 'isUploading' | 'isWaiting' | 'isWriting', boolean>) {
  if (what.isRecording) return 'You are recording. If you leave now, the recording is lost.';
  if (what.isUploading) return 'Your video is still on its way. If you leave now, the upload is cancelled.';
  if (what.isWaiting) return 'Your video is not uploaded yet. If you leave now, it is lost.';
  return what.isWriting ? 'Your captions are not saved. If you leave now, the changes are lost.' : undefined;
}
