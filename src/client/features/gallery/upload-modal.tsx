import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Browse, DropArea } from '../../ui/drop-area';
import { LeaveGuard, LeaveQuestion } from '../../ui/leave-guard';
import { acceptedImages } from './check-image';
import type { Photo } from './gallery-view';
import { faultsOf, QueuedRow } from './queued-row';
import classes from './upload.module.css';
import { useUploads } from './use-uploads';

interface UploadModalProps {
  opened: boolean;
  onClose: () => void;
  onUploaded: (photo: Photo) => Promise<void>;
}

/** Chooses photos, says something of each, and uploads them. */
export function UploadModal({ opened, onClose, onUploaded }: UploadModalProps) {
  const isPhone = useMediaQuery('(max-width: 48em)');
  const uploads = useUploads(onUploaded);
  const { queue, isSending } = uploads;
  const [isAsking, setAsking] = useState(false);
  const isFaulty = queue.some((image) => Object.keys(faultsOf(image)).length > 0);

  function giveUp() {
    uploads.clear();
    close();
  }

  function close() {
    setAsking(false);
    onClose();
  }

  const askThenClose = () => (queue.length > 0 ? setAsking(true) : close());

  async function submit() {
    if (await uploads.submit()) close();
  }

  const loss = isSending
    ? 'Your photos are still on their way. If you leave now, those that are left are not uploaded.'
    : 'Your photos are not uploaded yet. If you leave now, they and what you wrote of them are lost.';

  return (
    <Modal.Stack>
      <Modal
        stackId="upload"
        opened={opened}
        onClose={askThenClose}
        title="Upload Photos"
        size="46rem"
        fullScreen={isPhone}
        centered
        closeButtonProps={{ size: 44, iconSize: 20, 'aria-label': 'Close' }}
      >
        <Stack gap="md">
          <DropArea
            icon={IconPhotoPlus}
            hint="JPEG, PNG or WebP, 5 MB each at most"
            accept={acceptedImages}
            multiple
            compact={queue.length > 0}
            onFiles={uploads.add}
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
              {isSending ? `${queue.length} left to upload` : chosenText(queue.length)}
            </Text>
            <Group gap="sm">
              <Button variant="default" mih={44} onClick={askThenClose}>
                Cancel
              </Button>
              <Button mih={44} disabled={queue.length === 0 || isFaulty} loading={isSending} onClick={submit}>
                Upload
              </Button>
            </Group>
          </Group>
        </Stack>
      </Modal>
      <LeaveQuestion
        opened={isAsking}
        title="Stop uploading?"
        reason={loss}
        leave="Close without uploading"
        stay="Keep the photos"
        onLeave={giveUp}
        onStay={() => setAsking(false)}
      />
      <LeaveGuard reason={queue.length > 0 ? loss : undefined} leave="Leave without uploading" />
    </Modal.Stack>
  );
}

const chosenText = (count: number) =>
  count === 0 ? 'Choose at least one photo' : `${count} ${count === 1 ? 'photo' : 'photos'} chosen`;
