import { createFileRoute } from '@tanstack/react-router';
import { reviewSearch } from '../features/cv-import/review-search';
import { UploadScreen } from '../features/cv-import/upload-screen';
import { BesidePage } from '../features/preview/beside-page';

export const Route = createFileRoute('/upload-cv')({
  validateSearch: reviewSearch,
  component: function UploadCvRoute() {
    const search = Route.useSearch();
    const screen = <UploadScreen {...search} />;
    // A review stands beside its document.
    return search.review || search.imported ? screen : <BesidePage>{screen}</BesidePage>;
  },
});
