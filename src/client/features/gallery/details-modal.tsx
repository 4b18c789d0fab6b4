import { Badge, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconShare } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { dateText } from '../../../contracts/date-text';
import { galleryCategoryLabels } from '../../../contracts/sections/gallery-image';
import { sizeText } from '../../../contracts/size-text';
import { trpc } from '../../api/trpc';
import { useDownload } from '../../api/use-download';
import { Dialog } from '../../ui/dialog';
import { showError } from '../../ui/toast';
import { useFocusRequest } from '../../ui/use-focus-request';
import classes from './details.module.css';
import { DetailsForm } from './details-form';
import { dateOf, type GalleryImage, nameOf } from './gallery-view';
import { ResponsiveImage } from './responsive-image';
import { downloadAddress, secrecyOf, shareImage } from './share-and-download';
import type { Gallery } from './use-gallery';

interface DetailsModalProps {
  /** Undefined while no image is open. */
  image: GalleryImage | undefined;
  gallery: Gallery;
  onClose: () => void;
}

/** One image in full, to be viewed or edited. */
export function DetailsModal({ image, gallery, onClose }: DetailsModalProps) {
  const [isEditing, setEditing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each image opens in viewing mode
  useEffect(() => setEditing(false), [image?.id]);
  const editButton = useRef<HTMLButtonElement>(null);
  const requestFocus = useFocusRequest();

  function closeEdit() {
    setEditing(false);
    requestFocus(() => editButton.current);
  }

  return (
    <Dialog
      opened={image !== undefined}
      onClose={onClose}
      title={isEditing ? 'Edit photo' : image && nameOf(image)}
      size="52rem"
      isFullScreenOnPhone
    >
      {image && (
        <Stack gap="md">
          <ResponsiveImage
            image={image}
            sizes="(min-width: 52rem) 50rem, 94vw"
            whole={isEditing ? 'small' : 'large'}
          />
          {isEditing ? (
            <DetailsForm image={image} onSave={gallery.save} onClose={closeEdit} />
          ) : (
            <Details
              image={image}
              gallery={gallery}
              editButton={editButton}
              onEdit={() => setEditing(true)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

interface DetailsProps {
  image: GalleryImage;
  gallery: Gallery;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

function Details({ image, gallery, editButton, onEdit }: DetailsProps) {
  const tags = image.metadata.tags ?? [];
  const { download, isRunning } = useDownload();
  const secrecy = secrecyOf(image, trpc.profile.get.useQuery().data?.visibility);
  const save = () => {
    const address = downloadAddress([image]);
    if (address) void download(address);
  };
  const share = () => shareImage(image, secrecy).catch(() => showError('Error', 'Failed to copy URL'));
  return (
    <>
      <dl className={classes.facts}>
        <Fact name="Category">
          <Badge variant="light" tt="none">
            {galleryCategoryLabels[image.category]}
          </Badge>
        </Fact>
        <Fact name={image.metadata.date ? 'Taken' : 'Added'}>{dateText(dateOf(image).slice(0, 10))}</Fact>
        <Fact name="Stored as">
          <span className="tabular">
            {image.width} × {image.height}, {sizeText(image.size)}
          </span>
        </Fact>
        {tags.length > 0 && <Fact name="Tags">{tags.join(', ')}</Fact>}
      </dl>
      <Switch
        label="Public"
        description="A private photo is seen by nobody but you."
        checked={image.isPublic}
        onChange={({ currentTarget }) => gallery.setPublic(image, currentTarget.checked)}
      />
      {secrecy && (
        <Text size="sm" c="dimmed">
          {secrecy}
        </Text>
      )}
      <Group gap="sm">
        <Button ref={editButton} leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
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
