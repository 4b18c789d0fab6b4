import { Button, FileButton, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type Portrait, portraitAlt } from '../../../contracts/portrait';
import { failureReason } from '../../api/failure-reason';
import { LoadFailure } from '../../ui/load-failure';
import { showError } from '../../ui/toast';
import { useFocusRequest } from '../../ui/use-focus-request';
import type { ChosenPicture } from './crop-dialog';
import { openPicture } from './crop-image';
import classes from './portrait.module.css';
import { PortraitAvatar } from './portrait-avatar';
import { usePortrait } from './use-portrait';

const CropDialog = lazy(() => import('./crop-dialog').then((module) => ({ default: module.CropDialog })));
const Crop = lazy(() => import('./crop-dialog').then((module) => ({ default: module.Crop })));

interface PortraitPanelProps {
  /** The name on the page. */
  name: string;
  /** Whether the page opens for nobody but the owner and whoever has a link. */
  isPrivate: boolean;
  /** Closes the dialog that the panel fills, if any, in which the photo is cropped then. */
  closeDialog?: () => void;
}

/** The portrait photo: added, cropped, described, replaced and deleted. */
export function PortraitPanel({ name, isPrivate, closeDialog }: PortraitPanelProps) {
  const { query, share, isBusy, isDescribing, upload, describe, remove } = usePortrait();
  const { picture, choose, clear } = usePicture();
  const chooser = useRef<HTMLButtonElement>(null);
  const requestFocus = useFocusRequest();
  const portrait = query.data;

  if (query.error) {
    return (
      <LoadFailure
        title="Failed to fetch your photo"
        message={failureReason(query.error)}
        retry={query.refetch}
      />
    );
  }
  if (query.isPending) return <Skeleton height={112} />;

  async function use(file: File, alt: string) {
    if (!(await upload(file, alt))) return;
    clear();
    closeDialog?.();
  }

  if (picture && closeDialog) {
    const back = () => {
      clear();
      requestFocus(() => chooser.current);
    };
    return (
      <Suspense>
        <Crop
          picture={picture}
          alt=""
          share={share}
          onUse={(file, alt) => void use(file, alt)}
          onClose={back}
        />
      </Suspense>
    );
  }

  return (
    <Stack gap="sm">
      <Group gap="md">
        <PortraitAvatar name={name} size={96} />
        <Stack gap="xs" align="flex-start">
          <FileButton accept="image/*" onChange={(file) => file && void choose(file)} disabled={isBusy}>
            {(props) => (
              <Button
                {...props}
                ref={chooser}
                data-autofocus
                variant="default"
                leftSection={<IconPhotoPlus size={18} aria-hidden />}
              >
                {portrait ? 'Replace photo' : 'Add a photo'}
              </Button>
            )}
          </FileButton>
          {portrait && (
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              disabled={isBusy}
              onClick={() => void remove(portrait)}
            >
              Delete photo
            </Button>
          )}
        </Stack>
      </Group>
      <Text size="sm" c="dimmed">
        {isPrivate
          ? 'As long as your page is private, only you see it, and whoever has a link that you made.'
          : 'Everybody who opens your page sees it, as soon as it is saved.'}
      </Text>
      {portrait && (
        <Description
          key={portrait.id}
          portrait={portrait}
          isSaving={isDescribing}
          onSave={(alt) => void describe(portrait.id, alt)}
        />
      )}
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            alt=""
            share={share}
            onUse={(file, alt) => void use(file, alt)}
            onClose={clear}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface DescriptionProps {
  portrait: Portrait;
  isSaving: boolean;
  onSave: (alt: string) => void;
}

function Description({ portrait, isSaving, onSave }: DescriptionProps) {
  const [alt, setAlt] = useState(portrait.alt);
  const parsed = portraitAlt.safeParse(alt);
  const isChanged = parsed.success && parsed.data !== portrait.alt;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !isSaving) onSave(parsed.data);
  }

  return (
    <form noValidate className={classes.description} onSubmit={handleSubmit} aria-label="Description">
      <TextInput
        label="Description for people who cannot see it"
        placeholder="Portrait of you"
        value={alt}
        error={parsed.success ? undefined : parsed.error.issues[0]?.message}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isSaving} disabled={!isChanged}>
        Save
      </Button>
    </form>
  );
}

/** The image that is about to be cropped; held in memory only. */
function usePicture() {
  const [picture, setPicture] = useState<ChosenPicture>();
  useEffect(() => () => picture && URL.revokeObjectURL(picture.image.src), [picture]);

  async function choose(file: File) {
    const url = URL.createObjectURL(file);
    try {
      setPicture({ image: await openPicture(url), type: file.type });
    } catch {
      URL.revokeObjectURL(url);
      showError('This file cannot be shown', 'Choose a photo as JPEG, PNG or WebP.');
    }
  }

  return { picture, choose, clear: () => setPicture(undefined) };
}
