import { createFileRoute } from '@tanstack/react-router';
import { reviewSearch } from '../features/cv-import/review-search';
import { UploadScreen } from '../features/cv-import/upload-screen';

export const Route = createFileRoute('/upload-cv')({
  validateSearch: reviewSearch,
  component: function UploadCvRoute() {
    return <UploadScreen {...Route.useSearch()} />;
  },
});
