import { createFileRoute } from '@tanstack/react-router';
import { GalleryScreen } from '../features/gallery/gallery';
import { BesidePage } from '../features/preview/beside-page';
import { addSearch } from '../sections/list/add-search';

export const Route = createFileRoute('/gallery')({
  validateSearch: addSearch,
  component: () => (
    <BesidePage part="gallery">
      <GalleryScreen />
    </BesidePage>
  ),
});
