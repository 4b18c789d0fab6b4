import { createFileRoute } from '@tanstack/react-router';
import { FactsScreen } from '../features/facts/facts-screen';
import { addSearch } from '../sections/list/add-search';

export const Route = createFileRoute('/ten-facts')({
  validateSearch: addSearch,
  component: function FactsRoute() {
    return <FactsScreen add={Route.useSearch().add === 1} />;
  },
});
