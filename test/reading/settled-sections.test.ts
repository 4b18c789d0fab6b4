import { expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import { laidOut, row, section } from '../support/laid-out';

const header = section('header', [row('*Jane Doe*', { size: 20 }), 'Welder']);
const work = section('work', ['*Welder* ┃ 2018 – 2020', 'Acme Ltd', '• Built'], 'Work');

test('ways to reach somebody are read under a heading that promises a profile', () => {
  const about = section('summary', ['Newcastle, NSW', 'jane@doe.example', '0412 345 678'], 'About');
  const { contacts, location, summary } = readEntries(laidOut(header, about, work));
  expect(contacts.map(({ value }) => value)).toEqual(['jane@doe.example', '0412 345 678']);
  expect(location?.value).toBe('Newcastle, NSW');
  expect(summary).toBeUndefined();
});

test('a profile of prose stays one, whatever address it names', () => {
  const about = section(
    'summary',
    ['I weld what others cannot; write to jane@doe.example at any time.'],
    'About',
  );
  expect(readEntries(laidOut(header, about, work)).summary?.value).toContain('I weld');
});

const shop = section('other', ['Press brake', 'Rigging', 'Purge welding'], 'Shop');

test('short words under a heading of their own are skills where no section is about them', () => {
  expect(readEntries(laidOut(header, work, shop)).skills.map(({ name }) => name)).toEqual([
    'Press brake',
    'Rigging',
    'Purge welding',
  ]);
});

test('they are listed as unplaced where another section is about skills', () => {
  const skills = section('skills', ['TIG, MIG'], 'Skills');
  const read = readEntries(laidOut(header, work, skills, shop));
  expect(read.skills.map(({ name }) => name)).toEqual(['TIG', 'MIG']);
  expect(read.unplaced.map(({ text }) => text).join(' ')).toContain('Rigging');
});

test.each(['Ship Welder, 2019', 'Certificate III', 'Phone: 12'])('no list of skills holds %s', (text) => {
  const list = section('other', ['Press brake', text], 'Shop');
  expect(readEntries(laidOut(header, work, list)).skills).toEqual([]);
});

test('where and when a CV was signed, and a consent, are listed and belong to no section', () => {
  const courses = section(
    'certifications',
    [
      'Welding Inspector, 2019',
      'Crane Operator, 2020',
      'Newcastle, 2 February 2026',
      'I agree that my personal data is processed as the GDPR says.',
    ],
    'Certificates',
  );
  const { certifications, unplaced } = readEntries(laidOut(header, work, courses));
  expect(certifications.map(({ name }) => name)).toEqual(['Welding Inspector', 'Crane Operator']);
  expect(unplaced.map(({ text }) => text).join(' ')).toContain('2 February 2026');
});
