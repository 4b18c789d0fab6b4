import { expect, test } from 'vitest';
import { found } from '../../src/client/features/employer-contacts/contact-filter';
import type { ListedContact } from '../../src/contracts/employer-contact';

const contact = (employerName: string, employerCompany: string): ListedContact => ({
  id: employerName,
  profileId: 'profile',
  sortOrder: 1,
  isPublic: false,
  createdAt: '2026-01-31T09:00:00.000Z',
  updatedAt: '2026-01-31T09:00:00.000Z',
  employerName,
  employerCompany,
  employerRole: null,
  employerEmail: null,
  employerPhone: null,
  employerLocation: null,
  position: null,
  status: 'new',
  statusSince: '2026-01-31T09:00:00.000Z',
  archivedFrom: null,
  jobUrl: null,
  salary: null,
  deadline: null,
  contactMethod: 'direct',
  notes: null,
  nextAction: null,
  nextActionOn: null,
});

const contacts = [
  contact('Zoë Käse', 'Engines'),
  contact('Ada King', 'Engines'),
  contact('Ada Byron', 'Navy'),
];

test.each([
  ['engines', ['Zoë Käse', 'Ada King']],
  ['ada engines', ['Ada King']],
  ['engines ada', ['Ada King']],
  ['ada engines navy', []],
  ['ZOE', ['Zoë Käse']],
  ['  ', ['Zoë Käse', 'Ada King', 'Ada Byron']],
])('a search for %j finds the contacts with every word', (search, names) => {
  expect(found(contacts, search).map(({ employerName }) => employerName)).toEqual(names);
});
