import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { z } from 'zod';
import { galleryImage } from '../../../contracts/sections/gallery-image';
import { useZodForm } from '../../ui/use-zod-form';
import { categoryOptions } from './category-options';
import { nameOf, type Photo } from './gallery-view';
import type { Gallery } from './use-gallery';

const { caption, category } = galleryImage.optional;
const schema = z.object({ caption, category });

interface InlineEditProps {
  photo: Photo;
  onSave: Gallery['save'];
  onClose: () => void;
}

/** Edits caption and category of a photo in its card. */
export function InlineEdit({ photo, onSave, onClose }: InlineEditProps) {
  const form = useZodForm(schema, { caption: photo.caption, category: photo.category });
  const [isSaving, setSaving] = useState(false);

  async function submit(values: z.infer<typeof schema>) {
    setSaving(true);
    if (await onSave(photo, values)) onClose();
    setSaving(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form
      onSubmit={form.onSubmit(submit)}
      onKeyDown={closeOnEscape}
      aria-label={`Edit ${nameOf(photo)}`}
      noValidate
    >
      <Stack gap="xs">
        <TextInput label="Caption" data-autofocus autoFocus {...form.getInputProps('caption')} />
        <NativeSelect label="Category" data={categoryOptions} {...form.getInputProps('category')} />
        <Group gap="xs">
          <Button type="submit" px="md" loading={isSaving}>
            Save
          </Button>
          <Button variant="default" px="md" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
