import { createFileRoute } from '@tanstack/react-router';
import { VersionsScreen } from '../features/versions/versions-screen';
import { versionsSearch } from '../features/versions/versions-search';

export const Route = createFileRoute('/versions')({
  validateSearch: versionsSearch,
  component: VersionsScreen,
});
