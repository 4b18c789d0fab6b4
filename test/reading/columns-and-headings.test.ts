import { expect, test } from 'vitest';
import type { Look } from '../../src/reading/layout-types';
import { bold, line, plain } from './page-contents';
import { name, sectionsOf } from './read-sections';

test('headings end above an entry in the same look that has a date, is a name, or has two looks', () => {
  const items = [
    ...line('Experience', 50, 100, bold),
    ...line('2019 – 2020 Baker', 50, 114, bold),
    ...line('Bread and rolls and other things', 50, 130),
    ...line('Education', 50, 160, bold),
    ...line('Baking of bread and rolls', 50, 190),
    ...line('Oven House', 50, 220, bold),
    ...line('and Barista', 112, 220),
    ...line('Skills', 50, 250, bold),
    ...line('Bread', 50, 265),
  ];
  expect(sectionsOf([...name, ...items]).slice(1)).toEqual([
    ['work: Experience', '2019 – 2020 Baker', 'Bread and rolls and other things'],
    ['education: Education', 'Baking of bread and rolls', 'Oven House and Barista'],
    ['skills: Skills', 'Bread'],
  ]);
});

test('a section that begins below the right column and goes on across its edge is read after it', () => {
  const titles = [
    'Staff Engineer of Payments and Ledgers',
    'Card payments',
    'Ledgers of many kinds and of all sizes',
  ];
  const contacts = ['Leeds', '+44 20 7946 0958', 'jane@doe.example', 'doe.example', 'GitHub', 'LinkedIn'];
  const items = [
    ...line('Jane Doe', 50, 40, bold),
    ...titles.flatMap((text, at) => line(text, 50, 60 + at * 14)),
    ...contacts.flatMap((text, at) => line(text, 340, 64 + at * 14)),
    ...line('Experience', 50, 160, bold),
    ...line('2019 – 2020', 50, 176),
    ...line('Baker', 190, 176),
    ...line('Made bread and rolls and many other good things for everyone', 190, 190),
  ];
  expect(sectionsOf(items).at(-1)).toEqual([
    'work: Experience',
    '2019 – 2020 | Baker',
    'Made bread and rolls and many other good things for everyone',
  ]);
});

test('dates beside entries are not a column of their own, even a little above them and with short years', () => {
  const items = [
    ...line('Experience', 50, 100, bold),
    ...["Jan '21 – Present", "Mar '18 – Dec '20", "Jun '15 – Feb '18", "May '13 – May '15"].flatMap(
      (date, at) => [
        ...line(date, 400, 118 + at * 40),
        ...line('Baker of bread', 50, 120 + at * 40),
        ...line('Crust and Crumb', 50, 134 + at * 40),
      ],
    ),
  ];
  expect(sectionsOf([...name, ...items])[1]?.slice(0, 3)).toEqual([
    'work: Experience',
    "Baker of bread | Jan '21 – Present",
    'Crust and Crumb',
  ]);
});

test('the columns of a table belong to its rows, however many cells a row has', () => {
  const items = [
    ...line('Education', 50, 100, bold),
    ...line('Oven School', 50, 115),
    ...line('a short text', 50, 130),
    ...line('another text', 50, 145),
    ...[160, 175, 190, 205].flatMap((y) => [300, 400, 500].flatMap((x) => line('B.E.', x, y))),
    ...[160, 175, 190, 205].flatMap((y) => line('left', 50, y)),
    ...line('Jul 2016', 500, 115),
  ];
  expect(sectionsOf([...name, ...items])[1]?.slice(-1)).toEqual(['left | B.E. | B.E. | B.E.']);
});

test('the names of the columns of tables are no headings', () => {
  const rowOf = (y: number, look: Look, ...texts: string[]) =>
    texts.flatMap((text, at) => line(text, 50 + at * 150, y, look));
  const small = { ...bold, size: 10 };
  const items = [
    ...line('Education', 50, 100, bold),
    ...rowOf(120, small, 'Training', 'School', 'Year'),
    ...rowOf(140, plain, 'Baking of bread', 'Oven School', '2014'),
    ...line('Courses', 50, 170, bold),
    ...rowOf(190, small, 'Certificate', 'Year'),
    ...rowOf(210, plain, 'Hygiene in kitchens', '2015'),
    ...line('Languages', 50, 240, bold),
    ...rowOf(260, small, 'Language', 'Level'),
    ...rowOf(280, plain, 'English', 'C1'),
  ];
  expect(sectionsOf([...name, ...items]).slice(1)).toEqual([
    ['education: Education', 'Training | School | Year', 'Baking of bread | Oven School | 2014'],
    ['certifications: Courses', 'Certificate | Year', 'Hygiene in kitchens | 2015'],
    ['languages: Languages', 'Language | Level', 'English | C1'],
  ]);
});

test('a table below a head in two columns belongs to neither of them', () => {
  const items = [
    ...line('Electrical Engineering', 50, 75),
    ...line('Chennai', 50, 88),
    ...['kavitha@student.example', '+91-9840055512', 'linkedin.com/kavitha'].flatMap((text, index) =>
      line(text, 550 - text.length * 5, 53 + index * 14),
    ),
    ...line('Education', 50, 120, bold),
    ...line('Degree', 70, 140),
    ...line('Institute', 300, 140),
    ...line('Percentage', 415, 140),
    ...line('Year', 520, 140),
    ...line('BSc', 70, 156),
    ...line('Institute of Technology Chennai', 220, 156),
    ...line('Ninety-six', 415, 156),
    ...line('2021', 520, 156),
    ...line('Skills', 50, 200, bold),
    ...line('Welding', 50, 215),
  ];
  expect(sectionsOf([...name, ...items])[1]?.slice(0, 2)).toEqual([
    'education: Education',
    'Degree | Institute | Percentage | Year',
  ]);
});
