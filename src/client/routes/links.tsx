import { createFileRoute } from '@tanstack/react-router';
import { LinksScreen } from '../features/links/links-screen';
import { linksSearch } from '../features/links/links-search';

export const Route = createFileRoute('/links')({
  validateSearch: linksSearch,
  component: LinksScreen,
});
