import { Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { day } from '../../../contracts/dates';
import { splitTags } from '../../../contracts/gallery-upload';
import { orNull } from '../../../contracts/or-null';
import { galleryImage } from '../../../contracts/sections/gallery-image';
import { trpc } from '../../api/trpc';
import { FieldNamesProvider } from '../../sections/form/fields/field-names';
import { InOtherLanguages } from '../../sections/form/fields/in-other-languages';
import { withText } from '../../sections/form/translated-text';
import { useZodForm } from '../../ui/use-zod-form';
import { categoryOptions } from './category-options';
import type { GalleryImage } from './gallery-view';
import { tagsText } from './tags-text';
import type { Gallery } from './use-gallery';

const taken = orNull(day);

const schema = z.object({
  caption: galleryImage.optional.caption,
  category: galleryImage.optional.category,
  tags: tagsText,
  date: taken,
  isPublic: z.boolean(),
  translations: galleryImage.optional.translations,
});

interface DetailsFormProps {
  image: GalleryImage;
  onSave: Gallery['save'];
  onClose: () => void;
}

/** The details of an image. */
export function DetailsForm({ image, onSave, onClose }: DetailsFormProps) {
  const [isSaving, setSaving] = useState(false);
  const form = useZodForm(schema, {
    caption: image.caption,
    category: image.category,
    tags: (image.metadata.tags ?? []).join(', '),
    date: image.metadata.date ?? '',
    isPublic: image.isPublic,
    translations: image.translations,
  });
  const { data: profile } = trpc.profile.get.useQuery();
  const { translations } = form.values;
  const translating = {
    languages: Object.keys(profile?.translations ?? {}),
    fields: Object.keys(galleryImage.texts ?? {}),
    translations,
    translate: (language: string, field: string, text: string | string[]) =>
      form.setFieldValue('translations', withText(translations, [language, field], text)),
    faults: form.errors,
  };

  async function submit({ tags, date, ...values }: z.infer<typeof schema>) {
    setSaving(true);
    const metadata = { ...image.metadata, tags: splitTags(tags), date: taken.parse(date) };
    if (await onSave(image, { ...values, metadata })) onClose();
    setSaving(false);
  }

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <TextInput label="Caption" autoFocus {...form.getInputProps('caption')} />
        <FieldNamesProvider
          value={{ formId: 'photo', labels: { caption: 'Caption' }, required: new Set(), translating }}
        >
          <InOtherLanguages name="caption" kind="line" />
        </FieldNamesProvider>
        <NativeSelect label="Category" data={categoryOptions} {...form.getInputProps('category')} />
        <TextInput label="Tags" description="Separated by commas" {...form.getInputProps('tags')} />
        <TextInput type="date" label="Date" description="When it was taken" {...form.getInputProps('date')} />
        <Switch
          label="Public"
          description="A private photo is seen by nobody but you."
          {...form.getInputProps('isPublic', { type: 'checkbox' })}
        />
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            Save
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
