import { expect, test } from 'vitest';
import { contactCellsOf, readContacts } from '../../src/reading/entries/contacts/contacts';
import { findPhones } from '../../src/reading/entries/contacts/phones';
import { laidOut, row, section } from '../support/laid-out';

const contactsOf = (...sections: Parameters<typeof laidOut>) => {
  const document = laidOut(...sections);
  return readContacts(document, contactCellsOf(document)).map(({ type, value, label }) =>
    label ? `${type} ${label} ${value}` : `${type} ${value}`,
  );
};

test.each([
  ['+49 178 910 11 12 13', ['+49 178 910 11 12 13']],
  ['Pleasantville, CA 94588 (555) 123-4567', ['(555) 123-4567']],
  ['+33 6 12 34 56 78 / +33 1 22 33 44 55', ['+33 6 12 34 56 78', '+33 1 22 33 44 55']],
  ['Tel. 0176/1234567', ['0176/1234567']],
  ['06.12.34.56.78', ['06.12.34.56.78']],
  ['2011 - 2013', []],
  ['01.09.1990', []],
  ['4050-032 Porto', []],
  ['CEP: 01310100', []],
  ['Código postal 8320000', []],
  ['Santiago, 8320000', []],
  ['C.P. 06700 55 1234 5678', ['55 1234 5678']],
  ['10115 030 1234567', ['030 1234567']],
  ['0176 04069 318', ['0176 04069 318']],
  ['06 - 2034 5518', ['06 - 2034 5518']],
  ['Bengaluru - 560 001 9876543210', ['9876543210']],
  ['07700 900123', ['07700 900123']],
  ['Jane Doe, 5550142', ['5550142']],
  ['Via Chiaia 77 – 80121 Napoli', []],
  ['Uliza Mira 91 – 252 117279, Moskau', []],
  ['P.O. Box 4471-00200, Nairobi', []],
  ['ABC Road, 100/2 - 12345 Rome', []],
  ['+49 176 313 *** **', []],
])('the numbers of %s', (text, numbers) => {
  expect(findPhones(text).map(({ value }) => value)).toEqual(numbers);
});

test('reads all contacts on one line, with and without schemes', () => {
  expect(
    contactsOf(
      section('header', [
        'jane@doe.example • +1 (415) 555-0142 • San Francisco, CA • linkedin.com/in/janedoe • https://jane.dev/',
      ]),
    ),
  ).toEqual([
    'email jane@doe.example',
    'social LinkedIn linkedin.com/in/janedoe',
    'website https://jane.dev/',
    'phone +1 (415) 555-0142',
  ]);
});

test('a link annotation gives the address of a handle', () => {
  expect(contactsOf(section('header', [row('janedoe', { link: 'https://github.com/janedoe' })]))).toEqual([
    'social GitHub https://github.com/janedoe',
  ]);
});

test('a handle beside the name of its site is a contact', () => {
  const rows = [
    'GitHub: @janedoe • LinkedIn: jane-doe-1',
    'Instagram ┃ jane.doe',
    'XING ┃ LinkedIn',
    'X: Jane',
  ];
  expect(contactsOf(section('contact', rows))).toEqual([
    'social GitHub @janedoe',
    'social LinkedIn jane-doe-1',
    'social Instagram jane.doe',
  ]);
});

test('labels are separated from values', () => {
  expect(contactsOf(section('contact', ['E-Mail:max@muster.de', 'Mobil: 0176 1234567']))).toEqual([
    'email max@muster.de',
    'phone Mobil 0176 1234567',
  ]);
  expect(contactsOf(section('contact', ['jan@poczta.example, tel. 601 234 567']))).toEqual([
    'email jan@poczta.example',
    'phone tel. 601 234 567',
  ]);
});

const head = section('header', ['*Jane Doe*']);

test.each(['work', 'education', 'projects', 'publications', 'references', 'awards', 'other'] as const)(
  'addresses and numbers under %s are not contacts, even where the head has none',
  (kind) => {
    const rows = ['Baker, Crumb Ltd', 'References: owner@crumb.example', 'crumb.example · +44 20 7946 0001'];
    expect(contactsOf(head, section(kind, [...rows, 'Kneading'], 'Title'))).toEqual([]);
  },
);

test('the foot of a document, and what its pages share, is a place of contacts', () => {
  const foot = row('jane@doe.example · www.jane.dev', { gap: 9 });
  const contacts = ['email jane@doe.example', 'website www.jane.dev'];
  expect(contactsOf(head, section('work', ['Baker, Crumb Ltd', foot], 'Work'))).toEqual(contacts);
  expect(contactsOf(head, section('references', ['Ann Lee', foot], 'References'))).toEqual([]);
  const shared = section('other', ['jane@doe.example · www.jane.dev']);
  expect(contactsOf(head, section('work', ['Baker, Crumb Ltd'], 'Work'), shared)).toEqual(contacts);
});

test('a head that holds entries, because no heading is known, has its contacts above them and in other columns', () => {
  const column = row('www.jane.dev', { gap: 99 });
  const rows = [
    '*Jane Doe*',
    'jane@doe.example',
    'Bager, Krumme',
    '2019 – 2021',
    'ejer@krumme.example',
    column,
  ];
  expect(contactsOf(section('header', rows))).toEqual(['email jane@doe.example', 'website www.jane.dev']);
});

test('links of a sentence in the head lead to what it is about', () => {
  const about = 'Painted the masts of the ships that the yard had built';
  const head = section('header', [
    '*Jane Doe*',
    'jane@doe.example',
    row(about, { link: 'https://yard.example' }),
  ]);
  const mast = { page: 1, x: 60, y: 137, width: 20, height: 10, text: 'masts' };
  const document = {
    ...laidOut(head),
    links: [{ address: 'https://mast.example', text: 'masts', source: mast }],
  };
  expect(readContacts(document, contactCellsOf(document)).map(({ value }) => value)).toEqual([
    'jane@doe.example',
  ]);
});

test('entries in a head begin at the end of a period, too', () => {
  const rows = [
    '*Jane Doe*',
    'jane@doe.example',
    'Present',
    'Baker',
    row('Crust', { link: 'https://crust.example' }),
  ];
  expect(contactsOf(section('header', rows))).toEqual(['email jane@doe.example']);
});

test('a period of their life beside a contact in the head begins no entries', () => {
  const rows = [
    'Rada Heize',
    '10315 Berlin ┃ born in Omsk',
    '0176 30442431 ┃ since 03/2002 in Germany',
    'rada@heize.example',
  ];
  expect(contactsOf(section('header', rows))).toEqual(['phone 0176 30442431', 'email rada@heize.example']);
});

test('people who are named with their addresses are not the owner', () => {
  const others = section('other', ['Ann Lee, ann@crumb.example', 'Bo Ek, bo@ek.example'], 'They know me');
  expect(contactsOf(head, others)).toEqual([]);
});

test('a link without text is a contact beside the contacts, but not beside another part', () => {
  const icon = (x: number) => {
    const source = { page: 1, x, y: 100, width: 10, height: 10, text: 'https://github.com/jane' };
    return { address: 'https://github.com/jane', text: '', source };
  };
  const project = row('Rye timer', { x: 300 });
  const document = laidOut(
    section('contact', ['jane@doe.example']),
    section('projects', [project], 'Projects'),
  );
  const linksAt = (x: number) => {
    const linked = { ...document, links: [icon(x)] };
    return readContacts(linked, contactCellsOf(linked)).map(({ value }) => value);
  };
  expect(linksAt(150)).toEqual(['jane@doe.example', 'https://github.com/jane']);
  expect(linksAt(350)).toEqual(['jane@doe.example']);
});

test('contacts that stand apart at the foot of the document are those of its owner', () => {
  const name = section('header', ['Jane Doe']);
  const foot = [row('Teléfono: (569) 5714 8813', { gap: 15 }), 'Correo: jane@doe.example'];
  const contacts = ['email jane@doe.example', 'phone Teléfono (569) 5714 8813'];
  expect(contactsOf(name, section('work', ['Nurse', 'Acme', ...foot], 'Work')).toSorted()).toEqual(contacts);
  expect(contactsOf(name, section('work', ['Nurse', 'Acme', foot[1] ?? ''], 'Work'))).toEqual([]);
});
