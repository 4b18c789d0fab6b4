import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { z } from 'zod';
import { galleryImage } from '../../../contracts/sections/gallery-image';
import { useZodForm } from '../../ui/use-zod-form';
import { categoryOptions } from './category-options';
import { type GalleryImage, nameOf } from './gallery-view';
import type { Gallery } from './use-gallery';

const { caption, category } = galleryImage.optional;
const schema = z.object({ caption, category });

interface InlineEditProps {
  image: GalleryImage;
  onSave: Gallery['save'];
  onClose: () => void;
}

/** Edits caption and category of an image in its card. */
export function InlineEdit({ image, onSave, onClose }: InlineEditProps) {
  const form = useZodForm(schema, { caption: image.caption, category: image.category });
  const [isSaving, setSaving] = useState(false);

  async function submit(values: z.infer<typeof schema>) {
    setSaving(true);
    if (await onSave(image, values)) onClose();
    setSaving(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form
      onSubmit={form.onSubmit(submit)}
      onKeyDown={closeOnEscape}
      aria-label={`Edit ${nameOf(image)}`}
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
