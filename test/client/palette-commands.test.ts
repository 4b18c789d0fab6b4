import { expect, test } from 'vitest';
import { matching } from '../../src/client/features/shell/palette/commands';
import { settings } from '../../src/client/features/shell/palette/settings';

const labelsFor = (query: string) =>
  matching(
    query,
    settings.map((setting) => ({ ...setting, id: setting.label })),
  ).map(({ label }) => label);

test.each([
  ['job title', 'Name, job title and location'],
  ['password', 'Change your password'],
  ['2fa', 'Two-factor sign-in'],
  ['pdf', 'PDF, Word and other downloads'],
  ['invoices', 'Your plan and storage'],
])('“%s” finds “%s”', (query, label) => {
  expect(labelsFor(query)[0]).toBe(label);
});

const commands = [
  { id: '1', label: 'Sea charts', description: 'Skills', keywords: '' },
  { id: '2', label: 'Sélène Marchand', description: 'Employer contact · Chartres' },
  { id: '3', label: 'Charts' },
  { id: '4', label: 'Master', description: 'Work Experience · Harbour & Sons' },
];
const idsFor = (query: string) => matching(query, commands).map(({ id }) => id);

test('every word is found somewhere, in any case and without its accents', () => {
  expect(idsFor('SELENE contact')).toEqual(['2']);
  expect(idsFor('harbour work')).toEqual(['4']);
  expect(idsFor('harbour skills')).toEqual([]);
});

test('a label that begins with the query comes first, then one that holds it', () => {
  expect(idsFor('chart')).toEqual(['3', '1', '2']);
});
