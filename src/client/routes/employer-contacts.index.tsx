import { createFileRoute } from '@tanstack/react-router';
import { contactsSearch } from '../features/employer-contacts/contacts-search';
import { EmployerContactsScreen } from '../features/employer-contacts/employer-contacts-screen';

export const Route = createFileRoute('/employer-contacts/')({
  validateSearch: contactsSearch,
  component: EmployerContactsScreen,
});
