import { createFileRoute } from '@tanstack/react-router';
import { FactsScreen } from '../features/facts/facts-screen';
import { BesidePage } from '../features/preview/beside-page';
import { addSearch } from '../sections/list/add-search';

export const Route = createFileRoute('/ten-facts')({
  validateSearch: addSearch,
  component: function FactsRoute() {
    return (
      <BesidePage part="facts">
        <FactsScreen add={Route.useSearch().add === 1} />
      </BesidePage>
    );
  },
});
