import { createFileRoute } from '@tanstack/react-router';
import { addSearch } from '../sections/add-search';
import { FactsScreen } from '../sections/facts-screen';

export const Route = createFileRoute('/ten-facts')({
  validateSearch: addSearch,
  component: function FactsRoute() {
    return <FactsScreen add={Route.useSearch().add === 1} />;
  },
});
