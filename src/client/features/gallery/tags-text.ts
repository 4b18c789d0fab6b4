import { z } from 'zod';
import { splitTags } from '../../../contracts/gallery-upload';
import { galleryImage } from '../../../contracts/sections/gallery-image';

/** Tags in one text with commas between them; what is wrong with one of them is said of the text. */
export const tagsText = z.string().superRefine((text, refinement) => {
  const { error } = galleryImage.optional.metadata.safeParse({ tags: splitTags(text) });
  const [issue] = error?.issues ?? [];
  if (issue) refinement.addIssue({ code: 'custom', message: issue.message });
});
