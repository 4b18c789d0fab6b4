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
