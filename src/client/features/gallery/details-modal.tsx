import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconShare } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { galleryCategoryLabels } from '../../../contracts/sections/gallery-image';
import { trpc } from '../../api/trpc';
import { useDownload } from '../../api/use-download';
import { dateText } from '../../ui/date-text';
import { Dialog } from '../../ui/dialog';
import { showError } from '../../ui/toast';
import classes from './details.module.css';
import { DetailsForm } from './details-form';
import { dateOf, nameOf, type Photo } from './gallery-view';
import { PhotoPicture } from './photo-picture';
import { downloadAddress, secrecyOf, sharePhoto } from './take-along';
import type { Gallery } from './use-gallery';

interface DetailsModalProps {
  /** Undefined while no photo is looked at. */
  photo: Photo | undefined;
  gallery: Gallery;
  onClose: () => void;
}

/** One photo in full, to be looked at or changed. */
export function DetailsModal({ photo, gallery, onClose }: DetailsModalProps) {
  const [isEditing, setEditing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo is looked at before it is changed
  useEffect(() => setEditing(false), [photo?.id]);
  return (
    <Dialog
      opened={photo !== undefined}
      onClose={onClose}
      title={isEditing ? 'Edit photo' : photo && nameOf(photo)}
      size="52rem"
      isFullScreenOnPhone
    >
      {photo && (
        <Stack gap="md">
          <PhotoPicture
            photo={photo}
            sizes="(min-width: 52rem) 50rem, 94vw"
            whole={isEditing ? 'small' : 'large'}
          />
          {isEditing ? (
            <DetailsForm photo={photo} onSave={gallery.save} onClose={() => setEditing(false)} />
          ) : (
            <Details photo={photo} gallery={gallery} onEdit={() => setEditing(true)} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

interface DetailsProps {
  photo: Photo;
  gallery: Gallery;
  onEdit: () => void;
}

function Details({ photo, gallery, onEdit }: DetailsProps) {
  const tags = photo.metadata.tags ?? [];
  const { download, isRunning } = useDownload();
  const secrecy = secrecyOf(photo, trpc.profile.get.useQuery().data?.visibility);
  const save = () => {
    const address = downloadAddress([photo]);
    if (address) void download(address);
  };
  const share = () => sharePhoto(photo, secrecy).catch(() => showError('Error', 'Failed to copy URL'));
  return (
    <>
      <dl className={classes.facts}>
        <Fact name="Category">
          <Badge variant="light" tt="none">
            {galleryCategoryLabels[photo.category]}
          </Badge>
        </Fact>
        <Fact name={photo.metadata.date ? 'Taken' : 'Added'}>{dateText(dateOf(photo).slice(0, 10))}</Fact>
        <Fact name="Stored as">
          <span className="tabular">
            {photo.width} × {photo.height}, {sizeText(photo.size)}
          </span>
        </Fact>
        {tags.length > 0 && <Fact name="Tags">{tags.join(', ')}</Fact>}
      </dl>
      <Switch
        label="Public"
        description="A private photo is seen by nobody but you."
        checked={photo.isPublic}
        onChange={({ currentTarget }) => gallery.setPublic(photo, currentTarget.checked)}
      />
      {secrecy && (
        <Text size="sm" c="dimmed">
          {secrecy}
        </Text>
      )}
      <Group gap="sm">
        <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isRunning}
          onClick={save}
        >
          Download
        </Button>
        <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={share}>
          Share
        </Button>
      </Group>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

const kilobyte = 1024;

const sizeText = (bytes: number) =>
  bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
