import { pictures } from '../typesetting/impressions';
import type { SectionDocuments } from './section-documents';

export const gallery: SectionDocuments<'gallery'> = {
  outline: null,
  typeset: (images, { form, words, pictures: files }) =>
    form === 'plain' || !images.some(({ imageUrl }) => files.has(imageUrl))
      ? null
      : pictures(images, files, words),
  resume: null,
};
