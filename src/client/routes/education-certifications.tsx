import { createFileRoute } from '@tanstack/react-router';
import { EducationScreen } from '../features/education/education-screen';
import { educationSearch } from '../features/education/education-search';
import { BesidePage } from '../features/preview/beside-page';

export const Route = createFileRoute('/education-certifications')({
  validateSearch: educationSearch,
  component: function EducationRoute() {
    const { tab = 'education', add } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <BesidePage part="education">
        <EducationScreen
          tab={tab}
          onTab={(next) => navigate({ search: { tab: next }, replace: true })}
          add={add === 1}
        />
      </BesidePage>
    );
  },
});
