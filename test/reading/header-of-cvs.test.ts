import { expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import type { Row } from '../../src/reading/layout-types';
import { laidOut, row, section } from '../support/laid-out';

const headOf = (...rows: (string | Row)[]) => {
  const { name, jobTitle, location, addresses } = readEntries(laidOut(section('header', rows)));
  return { name: name?.value, jobTitle: jobTitle?.value, location: location?.value, address: addresses[0] };
};

test.each([
  'José Doroteo Arango Arámbula',
  'Anne-Sophie O’Neill',
  'Jörg Weiß',
  'Ludwig van der Berg',
  'ALICE',
  'Dr. med. vet. Annegret von der Heyde',
  'drs. Marleen van den Heuvel',
  'José María de la Fuente y Prado de los Ríos',
])('the name %s', (name) => {
  expect(headOf(row(name, { size: 22 }), 'Software Engineer', 'a@b.example').name).toBe(name);
});

test('the title of the document is not a name', () => {
  expect(
    headOf(row('Curriculum vitae', { size: 24 }), row('Mario Rossi', { size: 14 }), 'mario.rossi@b.example')
      .name,
  ).toBe('Mario Rossi');
  expect(headOf(row('JAN KÜSTER RESUME', { size: 24 }), 'a@b.example').name).toBe('JAN KÜSTER');
});

test('the heading of a section is neither a name nor a job title', () => {
  const read = headOf(row('Beruflicher Werdegang', { size: 24 }), 'Jonas Weber', 'a@b.example');
  expect(read).toMatchObject({ name: 'Jonas Weber', jobTitle: undefined });
  expect(headOf(row('Beruflicher Werdegang', { size: 24 }), 'a@b.example')).toMatchObject({
    name: undefined,
    jobTitle: undefined,
  });
});

test.each([['Alex Kim (they/them)', 'Alex Kim']])('the name in %s', (text, name) => {
  expect(headOf(row(text, { size: 20 }), 'Software Engineer', 'a@b.example').name).toBe(name);
});

test.each(['Nombre: Lucía Ortega Prado', 'Name: Lucía Ortega Prado', 'Nome e cognome: Lucía Ortega Prado'])(
  'the name after its label: %s',
  (line) => {
    const title = row('Curriculum Lucena', { size: 24 });
    expect(headOf(title, line, 'l@b.example').name).toBe('Lucía Ortega Prado');
  },
);

test('an e-mail address confirms a name that is no larger than its surroundings', () => {
  expect(headOf('Harper Bailey', 'Craig Davis', 'craig.davis@b.example').name).toBe('Craig Davis');
});

test('a street is not the job title, however its number is set off', () => {
  const { jobTitle } = headOf(row('Jane Doe', { size: 20 }), '62, Avenue de la Paix', 'j@b.example');
  expect(jobTitle).toBeUndefined();
});

test('a name on two lines is joined', () => {
  expect(headOf(row('JANE', { size: 28 }), row('DOE', { size: 28 }), 'a@b.example').name).toBe('JANE DOE');
});

test('a name in capitals of two sizes is joined', () => {
  expect(headOf(row('JANE', { size: 24 }), row('DOE', { size: 28 }), 'a@b.example').name).toBe('JANE DOE');
});

test('initials above a name are not one, and a comma after a name is not part of it', () => {
  expect(headOf(row('JD', { size: 40 }), row('Jane Doe', { size: 20 }), 'a@b.example').name).toBe('Jane Doe');
  expect(headOf('Welder in Leeside', '*Jane Doe,*', '1 Quay Road', 'a@b.example').name).toBe('Jane Doe');
});

test('contacts stand below the time from when on somebody is available', () => {
  const rows = [
    row('Jane Doe', { size: 20 }),
    'Six months from January 2031',
    'a@b.example',
    '+44 7700 900123',
  ];
  const { contacts } = readEntries(laidOut(section('header', rows)));
  expect(contacts.map(({ type }) => type)).toEqual(['email', 'phone']);
});

test('a name on four lines is joined, even if one of them is a town', () => {
  const lines = ['María', 'Guadalupe', 'Ríos', 'Cárdenas'].map((line) => row(line, { size: 17 }));
  expect(headOf(...lines, 'Ingeniera civil', 'a@b.example').name).toBe('María Guadalupe Ríos Cárdenas');
});

test('job title and place are found near the name', () => {
  expect(
    headOf(
      row('Jane Doe', { size: 20 }),
      'Senior Software Engineer',
      'jane@b.example +1 (415) 555-0142 San Francisco, CA',
    ),
  ).toMatchObject({
    jobTitle: 'Senior Software Engineer',
    location: 'San Francisco, CA',
  });
});

test('an address on two lines is joined', () => {
  expect(
    headOf(row('Jane Doe', { size: 20 }), 'Example St. 1', '12345 Somewhere', 'a@b.example'),
  ).toMatchObject({
    location: 'Somewhere',
    address: { street: 'Example St. 1', postalCode: '12345', city: 'Somewhere' },
  });
});

test('the place of birth is not the place of residence', () => {
  expect(
    headOf(row('Jane Doe', { size: 20 }), 'Date of birth: 1 May 1990', 'Nationality: Dutch', 'Utrecht')
      .location,
  ).toBe('Utrecht');
});

test('a symbol ends an address', () => {
  const address = 'Haagdijk 207, 4811 XK Breda ♥ 06-55501427';
  expect(headOf(row('Jane Doe', { size: 20 }), address).location).toBe('Breda');
});

test('neither a part of an address nor of a list, nor a position far from the name is the job title', () => {
  const name = row('Jane Doe', { size: 20 });
  expect(headOf(name, 'Jane.Doe@university').jobTitle).toBeUndefined();
  expect(headOf(name, 'Leeds', 'Professor,').jobTitle).toBeUndefined();
  const words = Array.from({ length: 24 }, (_, at) => `Choir ${String.fromCharCode(65 + at)}`);
  expect(headOf(name, ...words, 'Professor').jobTitle).toBe('Choir A');
  expect(headOf(name, ...words.slice(0, 3), 'Professor').jobTitle).toBe('Professor');
});

test('a name that is a link remains one, unlike the words for a website', () => {
  const link = 'https://imani.example/';
  const email = row('Email: imani@brooks.example', { x: 451, size: 8 });
  expect(headOf(email, row('*Imani Brooks*', { size: 16.5, gap: 0.5, link })).name).toBe('Imani Brooks');
  const site = row('Personal Website', { link });
  expect(headOf(email, row('Imani Brooks', { size: 16.5 }), site)).toMatchObject({
    name: 'Imani Brooks',
    jobTitle: undefined,
  });
});

test('the title of a document is a name in lower case, but no name of the document', () => {
  expect(headOf(row('pedro teixeira', { size: 26 }), 'Caruaru, Brasil').name).toBe('pedro teixeira');
  expect(headOf(row('curriculum vitae', { size: 26 }), '+55 81 99405 0377').name).toBeUndefined();
  expect(headOf(row('pedro teixeira', { size: 11 }), '+55 81 99405 0377').name).toBeUndefined();
});
