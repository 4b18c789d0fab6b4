import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/employer-contacts/page/contact-page';

export const Route = createFileRoute('/employer-contacts/$id')({
  component: function ContactRoute() {
    const { id } = Route.useParams();
    // Another contact starts with a state of its own.
    return <ContactPage key={id} id={id} />;
  },
});
