import { createFileRoute } from '@tanstack/react-router';
import { moreSearch } from '../features/more-sections/more-search';
import { MoreSectionsScreen } from '../features/more-sections/more-sections-screen';
import { BesidePage } from '../features/preview/beside-page';

export const Route = createFileRoute('/more-sections')({
  validateSearch: moreSearch,
  component: function MoreSectionsRoute() {
    const { tab = 'projects', add } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <BesidePage part={tab}>
        <MoreSectionsScreen
          tab={tab}
          onTab={(next) => navigate({ search: { tab: next }, replace: true })}
          add={add === 1}
        />
      </BesidePage>
    );
  },
});
