import { galleryCategories, galleryCategoryLabels } from '../../../contracts/sections/gallery-image';

/** Every category for a list to choose from. */
export const categoryOptions = galleryCategories.map((value) => ({
  value,
  label: galleryCategoryLabels[value],
}));
