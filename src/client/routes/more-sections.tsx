import { createFileRoute } from '@tanstack/react-router';
import { moreSearch, moreTab } from '../features/more-sections/more-search';
import { MoreSectionsScreen } from '../features/more-sections/more-sections-screen';
import { useOpenTab } from '../features/more-sections/use-open-tab';
import { BesidePage } from '../features/preview/beside-page';

export const Route = createFileRoute('/more-sections')({
  validateSearch: moreSearch,
  component: function MoreSectionsRoute() {
    const { tab: asked, add } = Route.useSearch();
    const tab = useOpenTab(asked);
    const navigate = Route.useNavigate();
    return (
      <BesidePage part={tab ?? moreTab.options[0]}>
        <MoreSectionsScreen
          tab={tab}
          onTab={(next) => navigate({ search: { tab: next }, replace: true })}
          add={add === 1}
        />
      </BesidePage>
    );
  },
});
