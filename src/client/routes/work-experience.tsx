import { createFileRoute } from '@tanstack/react-router';
import { addSearch } from '../sections/list/add-search';
import { SectionScreen } from '../sections/list/section-screen';

export const Route = createFileRoute('/work-experience')({
  validateSearch: addSearch,
  component: function WorkExperienceRoute() {
    return (
      <SectionScreen
        section="workExperience"
        title="Work Experience"
        purpose="Where you worked, what you did there, and what came of it."
        add={Route.useSearch().add === 1}
      />
    );
  },
});
