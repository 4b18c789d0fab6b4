import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { countText } from '../../../contracts/count-text';
import { PlanLimit } from '../../session/plan-limit';
import { Dialog } from '../../ui/dialog';
import { Browse, DropArea } from '../../ui/drop-area';
import { confirmLeave, UnsavedWarning } from '../../ui/unsaved-warning';
import { acceptedImages } from './check-image';
import { faultsOf, QueuedRow } from './queued-row';
import classes from './upload.module.css';
import type { Uploads } from './use-uploads';

interface UploadModalProps {
  /** How many photos the gallery has. */
  count: number;
  opened: boolean;
  onClose: () => void;
  uploads: Uploads;
}

/** Chooses images, adds details to each, and uploads them. */
export function UploadModal({ count, opened, onClose, uploads }: UploadModalProps) {
  const { queue, preparing, isSending } = uploads;
  const isFaulty = queue.some((image) => Object.keys(faultsOf(image)).length > 0);

  async function askThenClose() {
    const texts = { title: 'Stop uploading?', leave: 'Close without uploading', stay: 'Keep the photos' };
    if (!(await confirmLeave(loss, texts))) return;
    uploads.clear();
    onClose();
  }

  async function submit() {
    if (await uploads.submit()) onClose();
  }

  const loss = queue.length + preparing > 0 ? lossText(isSending) : undefined;

  return (
    <>
      <Dialog opened={opened} onClose={askThenClose} title="Upload Photos" size="46rem" isFullScreenOnPhone>
        <Stack gap="md">
          <PlanLimit kind="gallery" count={count} adding={Math.max(1, queue.length)} />
          <DropArea
            icon={IconPhotoPlus}
            hint={imagesHint}
            accept={acceptedImages}
            multiple
            compact={queue.length > 0}
            onFiles={(files) => void uploads.add(files)}
          >
            <Browse>{queue.length > 0 ? 'Choose more photos' : 'Choose photos'}</Browse> or drop them here
          </DropArea>
          {queue.map((image) => (
            <QueuedRow
              key={image.key}
              image={image}
              isLocked={isSending}
              onChange={(changes) => uploads.change(image.key, changes)}
              onRemove={() => uploads.drop(image)}
            />
          ))}
          <Group justify="space-between" gap="sm" className={classes.footer}>
            <Text size="sm" c="dimmed" role="status" className="tabular">
              {statusText(uploads)}
            </Text>
            <Group gap="sm">
              <Button variant="default" onClick={askThenClose}>
                Cancel
              </Button>
              <Button
                disabled={queue.length === 0 || preparing > 0 || isFaulty}
                loading={isSending}
                onClick={submit}
              >
                Upload
              </Button>
            </Group>
          </Group>
        </Stack>
      </Dialog>
      <UnsavedWarning loss={loss} leave="Leave without uploading" />
    </>
  );
}

const lossText = (isSending: boolean) =>
  isSending
    ? 'Your photos are still on their way. If you leave now, those that are left are not uploaded.'
    : 'Your photos are not uploaded yet. If you leave now, they and what you wrote of them are lost.';

/** Which files are taken, in words. */
export const imagesHint = 'JPEG, PNG, WebP or HEIC. Large photos are made smaller first, to 5 MB at most.';

function statusText({ queue, preparing, isSending }: Uploads): string {
  if (isSending) return `${queue.length} left to upload`;
  if (preparing > 0) return `Making ${countText(preparing, 'photo')} ready…`;
  return queue.length === 0 ? 'Choose at least one photo' : `${countText(queue.length, 'photo')} chosen`;
}
