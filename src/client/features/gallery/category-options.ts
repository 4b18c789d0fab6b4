import { galleryCategories, galleryCategoryLabels } from '../../../contracts/sections/gallery-image';

/** The categories as select options. */
export const categoryOptions = galleryCategories.map((value) => ({
  value,
  label: galleryCategoryLabels[value],
}));
