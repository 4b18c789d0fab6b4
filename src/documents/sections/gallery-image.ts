import { pictures } from '../typesetting/impressions';
import type { SectionDocuments } from './section-documents';

export const gallery: SectionDocuments<'gallery'> = {
  title: 'Photos',
  outline: null,
  typeset: (images, { form, pictures: files }) =>
    form === 'plain' || !images.some(({ imageUrl }) => files.has(imageUrl)) ? null : pictures(images, files),
  resume: null,
};
