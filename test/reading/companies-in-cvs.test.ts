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

test('an employer below its position is a name, although its line ends in a full stop', () => {
  expect(
    positions(
      row('*Analista de datos* ┃ 2014 – 2019'),
      row('Centro de Medición Mide, Facultad Norte, Santiago.'),
      row('*Asistente* ┃ 2012 – 2014', { gap: 2.3 }),
      row('Agencia Calidad de la Educación, Santiago.'),
    ),
  ).toEqual([
    'Analista de datos | Centro de Medición Mide, Facultad Norte',
    'Asistente | Agencia Calidad de la Educación',
  ]);
});

test('a second role at one employer is one, where other employers have a single role', () => {
  const employer = (name: string) => row(name, { size: 12, gap: 3.2 });
  const role = (name: string, gap = 1.4) => row(name, { size: 11.5, gap });
  const period = (from: number) => row(`January ${from} - December ${from + 2} (3 years)`, { gap: 1.4 });
  const about = (place: string) => [
    row(place, { gap: 1.4 }),
    row('Planning and budgeting of forestry and of landscape restoration in the', { gap: 2 }),
    row('annual working plans for both of the regions of the company, with a', { gap: 1.7 }),
    row('large team of harvesters, and the training of those who had joined it.', { gap: 1.7 }),
  ];
  const single = (name: string, from: number) => [
    employer(name),
    role('Forestry Consultant'),
    period(from),
    ...about('Germany'),
  ];
  expect(
    positions(
      ...single('Kaya', 2018),
      ...single('Rainforest Alliance', 2012),
      employer('Interforest'),
      row('5 years', { gap: 1.6 }),
      role('Forestry Manager', 1.9),
      period(2004),
      ...about('Guatemala').slice(1),
      role('Planning Manager', 2.7),
      period(2001),
      ...about('Guatemala'),
      ...single('Confora', 1998),
    ),
  ).toEqual([
    'Forestry Consultant | Kaya',
    'Forestry Consultant | Rainforest Alliance',
    'Forestry Manager | Interforest',
    'Planning Manager | Interforest',
    'Forestry Consultant | Confora',
  ]);
});

test('an employer that fills its line goes on in the next one', () => {
  const employer = (name: string, gap: number) => row(name, { size: 12, gap });
  const role = (name: string) => row(`*${name}*`, { size: 11 });
  expect(
    positions(
      employer('Universidad Tecnológica Nacional Facultad Regional Norte Resistencia', 3),
      employer('Chaco Sede Central', 1.5),
      role('Docente'),
      row('marzo de 2017 - mayo de 2017'),
      row('Química inorgánica para el primer año de todas las carreras y dos seminarios.'),
      employer('Biofar', 3),
      role('Pasante'),
      row('julio de 2016 - septiembre de 2016'),
    ),
  ).toEqual([
    'Docente | Universidad Tecnológica Nacional Facultad Regional Norte Resistencia Chaco Sede Central',
    'Pasante | Biofar',
  ]);
});

test('an entry in the form of the employer above, whose own roles have another, is not a role there', () => {
  const rows = (second: string) => [
    row('*Northwind Space*'),
    row('Avionics Engineer ┃ 2022 – 2023'),
    row('• Designed the boards'),
    row(`${second} ┃ 2018 – 2021`),
    row('• Led the divers'),
  ];
  expect(positions(...rows('*Coral Institute | Diver*'))).toEqual([
    'Avionics Engineer | Northwind Space',
    'Diver | Coral Institute',
  ]);
  expect(positions(...rows('Trainee'))).toEqual([
    'Avionics Engineer | Northwind Space',
    'Trainee | Northwind Space',
  ]);
});
