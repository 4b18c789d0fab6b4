import { expect, test } from 'vitest';
import { readCertifications } from '../../src/reading/entries/certifications/certifications';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const options = { monthFirst: false };

test('the first row of a table says what its columns are', () => {
  const studies = section('education', [
    row('*Centre* ┃ *Título / Course* ┃ *Year*'),
    row('Lakeside ┃ Applied Bees ┃ 2014 – 2016'),
    row('Northgate ┃ Honey ┃ 2009 – 2013'),
  ]);
  expect(readEducation([studies], options).map((study) => [study.degree, study.institution])).toEqual([
    ['Applied Bees', 'Lakeside'],
    ['Honey', 'Northgate'],
  ]);
});

test('a second column of schools is not taken for a field of study, and grades are recognised by their column', () => {
  const studies = section('education', [
    row('*Degree* ┃ *Institute* ┃ *Board* ┃ *CGPA*'),
    row('B.E. ┃ Sri Vani College ┃ Anna ┃ 8.1'),
    row('Class XII ┃ Vidya Mandir ┃ CBSE ┃ 9.2'),
  ]);
  expect(readEducation([studies], options)).toMatchObject([
    { degree: 'B.E.', institution: 'Sri Vani College', grade: '8.1', description: 'Board: Anna' },
    { degree: 'Class XII', institution: 'Vidya Mandir', grade: '9.2', description: 'Board: CBSE' },
  ]);
});

test('a row of labels is not an entry if nothing below it has columns', () => {
  const studies = section('education', [row('*School* ┃ *Year*'), 'Lakeside', '2014']);
  expect(readEducation([studies], options).map((study) => study.institution)).not.toEqual(['Lakeside']);
});

test('a table of certificates has a title and an issuer in any order', () => {
  const certificates = section('certifications', [
    row('*Año* ┃ *Entidad* ┃ *Curso* ┃ *Horas*'),
    row('2023 ┃ Blue Fox ┃ First steps ┃ 20 h'),
    row('2021 ┃ Grey Owl ┃ Second steps ┃ 60 h'),
  ]);
  expect(
    readCertifications([certificates], options).map(({ name, issuer, date }) => [name, issuer, date?.year]),
  ).toEqual([
    ['First steps', 'Blue Fox', 2023],
    ['Second steps', 'Grey Owl', 2021],
  ]);
});

test('labels in the lines of an entry say which name is which', () => {
  const work = section('work', [
    'Empresa: Boa Praça',
    'Cargo: Azulejos e Lda.',
    'Período: 02/2019 a 03/2020',
    row('Empresa: Santa Rita', { gap: 2 }),
    'Cargo: Jovem',
    'Período: 05/2014 a 01/2019',
  ]);
  expect(readWork([work], options).map(({ company, position }) => [company, position])).toEqual([
    ['Boa Praça', 'Azulejos e Lda.'],
    ['Santa Rita', 'Jovem'],
  ]);
});

/** The lines beside each other below the first row of an entry, the second one at the edge of its column. */
function lines(left: string, right: string, x: number): Row {
  const { cells, ...rest } = row(`${left} ┃ ${right}`, { x: 160 });
  return {
    ...rest,
    cells: cells.map((cell, at) => (at === 0 ? cell : { ...cell, box: { ...cell.box, x } })),
  };
}

test('the employer and its address may take several lines beside the duties of a position', () => {
  const work = section('work', [
    row('*Dates* ┃ *Position held / Main duties* ┃ *Employer*'),
    row('2018 – 2020 ┃ *Keeper* ┃ Worshipful Beekeepers', { gap: 2 }),
    lines('• Looked after the bees', 'Northgate', 500),
    lines('• Sold their honey', 'Leeds', 500),
    row('2015 – 2018 ┃ *Helper* ┃ Lakeside', { gap: 2 }),
    lines('• Painted the hives', 'Hull', 500),
  ]);
  expect(readWork([work], options)).toMatchObject([
    {
      position: 'Keeper',
      company: 'Worshipful Beekeepers Northgate',
      achievements: ['Looked after the bees', 'Sold their honey'],
    },
    { position: 'Helper', company: 'Lakeside', achievements: ['Painted the hives'] },
  ]);
});

test('a further line of an entry begins no other one, even with two cells', () => {
  const work = section('work', [
    row('*Dates* ┃ *Position held* ┃ *Employer* ┃ *Town*'),
    row('2018 – 2020 ┃ *Keeper* ┃ Lakeside ┃ Leeds', { gap: 2 }),
    lines('• Looked after the bees', 'Yorkshire', 600),
    row('2015 – 2018 ┃ *Helper* ┃ Northgate ┃ Hull', { gap: 2 }),
  ]);
  expect(readWork([work], options).map(({ company }) => company)).toEqual(['Lakeside', 'Northgate']);
});

test('points beside several periods in a margin stay beside them', () => {
  const work = section('work', [
    row('2018 – 2020 ┃ *Keeper at Lakeside*'),
    row('2015 – 2018 ┃ • Helper at Northgate'),
  ]);
  expect(readWork([work], options).map(({ company, start }) => [company, start?.year])).toEqual([
    ['Lakeside', 2018],
    ['Northgate', 2015],
  ]);
});

test('a label in a margin stays beside its points', () => {
  const work = section('work', [
    ...['Dates ┃ 2018 – 2020', 'Employer ┃ Lakeside', 'Position held ┃ Keeper', 'Main duties ┃ • Sold honey'],
    row('Dates ┃ 2015 – 2018', { gap: 2 }),
    ...['Employer ┃ Northgate', 'Position held ┃ Helper', 'Main duties ┃ • Painted the hives'],
  ]);
  expect(readWork([work], options).map(({ position }) => position)).toEqual(['Keeper', 'Helper']);
});
