import { CloseButton, NativeSelect, Progress, Text, TextInput } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import {
  type GalleryCategory,
  galleryCategories,
  galleryImage,
} from '../../../contracts/sections/gallery-image';
import { categoryOptions } from './category-options';
import { tagsText } from './tags-text';
import classes from './upload.module.css';
import type { QueuedImage } from './use-uploads';

interface QueuedRowProps {
  image: QueuedImage;
  /** Whether images are being uploaded, during which nothing can be edited. */
  isLocked: boolean;
  onChange: (changes: Partial<QueuedImage>) => void;
  onRemove: () => void;
}

/** A chosen file: its preview, its details and its progress. */
export function QueuedRow({ image, isLocked, onChange, onRemove }: QueuedRowProps) {
  const { file, preview, caption, category, tags, share, failure } = image;
  const faults = faultsOf(image);
  return (
    <fieldset className={classes.row}>
      <legend className={classes.name}>{file.name}</legend>
      <Preview src={preview} />
      <div className={classes.fields}>
        <TextInput
          className={classes.wide}
          label="Caption"
          value={caption}
          error={faults.caption}
          disabled={isLocked}
          onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
        />
        <NativeSelect
          label="Category"
          data={categoryOptions}
          value={category}
          disabled={isLocked}
          onChange={({ currentTarget }) => onChange({ category: toCategory(currentTarget.value) })}
        />
        <TextInput
          label="Tags"
          placeholder="comma, separated"
          value={tags}
          error={faults.tags}
          disabled={isLocked}
          onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
        />
      </div>
      {!isLocked && (
        <CloseButton
          size={44}
          iconSize={20}
          className={classes.remove}
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        />
      )}
      {share !== undefined && (
        <Progress
          className={classes.bar}
          value={share * 100}
          aria-label={`Upload of ${file.name}`}
          animated={share === 1}
        />
      )}
      {failure && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" className={classes.bar}>
          {failure}
        </Text>
      )}
    </fieldset>
  );
}

/** The preview of a file; an icon where the browser cannot decode it. */
function Preview({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!isBroken) return <img className={classes.preview} src={src} alt="" onError={() => setBroken(true)} />;
  return (
    <span className={classes.preview}>
      <IconPhotoOff size={28} stroke={1.4} aria-hidden />
    </span>
  );
}

const details = z.object({ caption: galleryImage.optional.caption, tags: tagsText });

/** The validation errors of an image's details, by field. */
export function faultsOf(image: Pick<QueuedImage, 'caption' | 'tags'>): { caption?: string; tags?: string } {
  const issues = details.safeParse(image).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

const toCategory = (value: string): GalleryCategory =>
  galleryCategories.find((category) => category === value) ?? 'personal';
