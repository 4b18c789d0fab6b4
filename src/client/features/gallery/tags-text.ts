import { z } from 'zod';
import { splitTags } from '../../../contracts/gallery-upload';
import { galleryImage } from '../../../contracts/sections/gallery-image';

/** Tags as comma-separated text; an error in one of them is reported for the text. */
export const tagsText = z.string().superRefine((text, refinement) => {
  const { error } = galleryImage.optional.metadata.safeParse({ tags: splitTags(text) });
  const [issue] = error?.issues ?? [];
  if (issue) refinement.addIssue({ code: 'custom', message: issue.message });
});
