import { createFileRoute } from '@tanstack/react-router';
import { addSearch } from '../sections/list/add-search';
import { SectionScreen } from '../sections/list/section-screen';

export const Route = createFileRoute('/skills')({
  validateSearch: addSearch,
  component: function SkillsRoute() {
    return (
      <SectionScreen
        section="skills"
        title="Skills & Technologies"
        purpose="What you are good at, how good, and what proves it."
        add={Route.useSearch().add === 1}
      />
    );
  },
});
