import { expect, test } from 'vitest';
import { contactCellsOf, readContacts } from '../../src/reading/entries/contacts/contacts';
import { readHeader } from '../../src/reading/entries/contacts/header';
import { laidOut, row, section } from '../support/laid-out';

/** The contacts in a column of lines, the longest of which fills its width. */
function valuesOf(...lines: string[]): string[] {
  const document = laidOut(section('contact', lines));
  return readContacts(document, contactCellsOf(document)).map(({ value }) => value);
}

test.each([
  ['at the sign', ['jane.doe@', 'workshop.example']],
  ['before the sign', ['jane.doe', '@workshop.example']],
  ['after a dot', ['jane.doe@workshop.', 'example']],
  ['anywhere, where the line is full', ['jane.doe@work', 'shop.example']],
  ['within its last word', ['jane.doe@workshop.exam', 'ple']],
])('an e-mail address that is wrapped %s is joined', (_, lines) => {
  expect(valuesOf(...lines)).toEqual(['jane.doe@workshop.example']);
});

test.each([
  ['after a slash', ['linkedin.com/in/', 'jane-doe-builds']],
  ['after a hyphen', ['linkedin.com/in/jane-', 'doe-builds']],
  ['anywhere, where the line is full', ['linkedin.com/in/jane', '-doe-builds']],
  ['twice', ['linkedin.com', '/in/jane-', 'doe-builds']],
])('a web address that is wrapped %s is joined', (_, lines) => {
  expect(valuesOf(...lines)).toEqual(['linkedin.com/in/jane-doe-builds']);
});

test.each([
  [
    ['+52 33 5550 1234', 'mg.rios@obra.example'],
    ['+52 33 5550 1234', 'mg.rios@obra.example'],
  ],
  [['jane@doe.example', 'am 3. Februar 1985'], ['jane@doe.example']],
  [
    ['jane@doe.example', 'janedoe.com'],
    ['jane@doe.example', 'janedoe.com'],
  ],
  [
    ['github.com/jane', 'linkedin.com/in/jane'],
    ['github.com/jane', 'linkedin.com/in/jane'],
  ],
  [['Leeds', 'jane@doe.example'], ['jane@doe.example']],
  [['47 Mill Lane, Leeds', 'linkedin.com/in/jane'], ['linkedin.com/in/jane']],
  [['https://jane.example/', 'English'], ['https://jane.example/']],
])('the lines %j are not joined', (lines, values) => {
  expect(valuesOf(...lines).toSorted()).toEqual(values.toSorted());
});

test('a name on two lines is joined, with the hyphen of a double-barrelled name', () => {
  const rows = [row('Reto Zürcher-', { size: 20 }), row('Bühlmann', { size: 20 }), 'reto@werk.example'];
  const document = laidOut(section('header', rows));
  const cells = contactCellsOf(document);
  expect(readHeader(cells, readContacts(document, cells)).name?.value).toBe('Reto Zürcher-Bühlmann');
});

test('a degree below an address is no domain', () => {
  expect(valuesOf('jane.doe@workshop.example', 'B.Tech')).toEqual(['jane.doe@workshop.example']);
});
