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
  ['C.C. 1.020.333.444 de Bogotá', []],
  ['CPF: 123.456.789-00', []],
  ['01.09.1990', []],
  ['4050-032 Porto', []],
  ['Via Chiaia 77 – 80121 Napoli', []],
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
  const rows = ['GitHub: @janedoe • LinkedIn: jane-doe-1', 'Instagram ┃ jane.doe', 'XING: Profile'];
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
});

test('links in entries are not contacts, but those in a footer with several are', () => {
  const work = section('work', ['Acme ┃ https://acme.example', 'jane@doe.example · www.jane.dev']);
  expect(contactsOf(section('header', ['*Jane Doe*']), work)).toEqual([
    'email jane@doe.example',
    'website www.jane.dev',
  ]);
});

test('an e-mail address outside the head only counts if the head has none', () => {
  const footer = section('work', ['Acme', 'late@doe.example']);
  expect(contactsOf(section('header', ['*Jane Doe*']), footer)).toEqual(['email late@doe.example']);
  expect(contactsOf(section('header', ['jane@doe.example']), footer)).toEqual(['email jane@doe.example']);
});

test('a number beside the label of an identity document is no telephone number', () => {
  const contact = section('contact', ['DNI: ┃ 00000000', 'Celular: ┃ 955 550 163']);
  expect(contactsOf(contact)).toEqual(['phone 955 550 163']);
});
