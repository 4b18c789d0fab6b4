import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '../features/contact/contact-screen';
import { BesidePage } from '../features/preview/beside-page';
import { addSearch } from '../sections/list/add-search';

export const Route = createFileRoute('/contact')({
  validateSearch: addSearch,
  component: function ContactRoute() {
    return (
      <BesidePage part="contact">
        <ContactScreen add={Route.useSearch().add === 1} />
      </BesidePage>
    );
  },
});
