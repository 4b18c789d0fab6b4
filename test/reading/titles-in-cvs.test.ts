import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const options = { monthFirst: false };
const work = (...rows: (string | Row)[]) =>
  readWork([section('work', rows)], options).map(({ position, company }) => `${position} | ${company}`);
const education = (...rows: (string | Row)[]) =>
  readEducation([section('education', rows)], options).map(
    ({ degree, institution }) => `${degree} | ${institution}`,
  );
const margin = (text: string, gap = 2) => row(text, { gap });

test('a full stop after each title does not make the titles sentences', () => {
  expect(
    work(
      '2020 – 2022 ┃ Lead Engineer for the control units of sowing machines, Kranich Landtechnik, Torgau.',
      '• Built a tool',
      margin('2017 – 2019 ┃ Engineer, Brennholt Robotics, Chemnitz.'),
    ),
  ).toEqual([
    'Lead Engineer for the control units of sowing machines | Kranich Landtechnik',
    'Engineer | Brennholt Robotics',
  ]);
});

test('a title beside its date continues in the next line', () => {
  expect(
    education(
      '2005 – 2010 ┃ Bachelor of Medicine and of Surgery, Gawler',
      row('University', { x: 400 }),
      margin('2020 ┃ Master of Public Health, University of Perth'),
    ),
  ).toEqual([
    'Bachelor of Medicine and of Surgery | Gawler University',
    'Master of Public Health | University of Perth',
  ]);
});

test('a title that filled its line continues in the next one, in capitals too', () => {
  const title = 'Manager of Sales for the Northern and Eastern Countries and for All of the Islands';
  const body = 'Sold lamps of every size to the owners of hotels, of harbours and of four football grounds';
  const [job] = work(
    row('Lamp Factory', { size: 14 }),
    row(title, { size: 12 }),
    row('& EMEA', { size: 12 }),
    'April 2019 - May 2021',
    `• ${body}`,
    `• ${body}`,
  );
  expect(job).toBe(`${title} & EMEA | Lamp Factory`);
});

test('a labelled title keeps its dash', () => {
  expect(
    work(
      '*Tarangini Software Ltd* ┃ 2019 – 2022',
      'Designation: Manager – Human Resources',
      '• Built a team',
      row('*Kaveri Foods Ltd* ┃ 2016 – 2019', { gap: 2 }),
      'Designation: Executive',
    ),
  ).toEqual(['Manager – Human Resources | Tarangini Software Ltd', 'Executive | Kaveri Foods Ltd']);
});

test('a title with a full stop beside its date names a degree and a school', () => {
  const title = 'Postgraduate Diploma in the Nursing of Older People, University of the Isles, Galway.';
  expect(education(`2017 ┃ ${title}`, margin('2010 ┃ BSc in Nursing, Corrib College, Galway'))).toEqual([
    'Postgraduate Diploma in the Nursing of Older People | University of the Isles',
    'BSc in Nursing | Corrib College',
  ]);
});
