import { expect, test } from 'vitest';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const positions = (...rows: Row[]) =>
  readWork([section('work', rows)], { monthFirst: false }).map(
    ({ position, company }) => `${position} | ${company}`,
  );

test('a company further below a point than the points are from each other begins the next entry', () => {
  // Aligned with the texts of the points.
  const x = 60;
  expect(
    positions(
      row('Praktijk De Beweging, Utrecht', { x }),
      row('Fysiotherapeut, 2017 – nu', { x }),
      row('• Valpreventiegroep met 40 deelnemers'),
      row('• Oefenzaal'),
      row('Ziekenhuis Vechtstreek, Maarssen', { x, gap: 1.6 }),
      row('Fysiotherapeut, 2013 – 2016', { x }),
      row('• Revalidatie na heupoperaties'),
    ),
  ).toEqual(['Fysiotherapeut | Praktijk De Beweging', 'Fysiotherapeut | Ziekenhuis Vechtstreek']);
});

test('an employer below the roles at another one is not a role there', () => {
  expect(
    positions(
      row('*Ivy College of Northam, Leeds*'),
      row('*Professor* ┃ 2012 – Present'),
      row('*Lecturer* ┃ 2007 – 2012'),
      row('*Instructor* ┃ 2003 – 2007'),
      row('• Taught courses in programming languages of many kinds.'),
      row('• Managed faculty.'),
      row('*Southgate College, Leeds, UK* ┃ 1998 – 1999', { gap: 2 }),
      row('*Adjunct Instructor*', { gap: 1.8 }),
      row('• Developed courses in logic.'),
    ),
  ).toEqual([
    'Professor | Ivy College of Northam',
    'Lecturer | Ivy College of Northam',
    'Instructor | Ivy College of Northam',
    'Adjunct Instructor | Southgate College',
  ]);
});
