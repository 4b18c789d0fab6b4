import { createFileRoute } from '@tanstack/react-router';
import { addSearch } from '../sections/add-search';
import { ContactScreen } from '../sections/contact-screen';

export const Route = createFileRoute('/contact')({
  validateSearch: addSearch,
  component: function ContactRoute() {
    return <ContactScreen add={Route.useSearch().add === 1} />;
  },
});
