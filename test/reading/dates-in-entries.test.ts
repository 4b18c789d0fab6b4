import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import { readWork } from '../../src/reading/entries/work';
import { row, section } from '../support/laid-out';

test('a date in a sentence begins no entry where the others have theirs in cells of their own', () => {
  const jobs = [
    '*Bus Driver* ┃ 2017 – present',
    'Leinster Coachways Ltd',
    '• Buddy driver for new recruits since 2021',
    '• Collected fares',
    row('*Coach Driver* ┃ 2014 – 2016', { gap: 2 }),
    'Wild Atlantic Ltd',
    '• On furlough from April 2015 to May 2015',
    row('*Van Driver* ┃ 2009 – 2013', { gap: 2 }),
    'Swiftline Ltd',
    'Opening and closing shifts, deliveries. Key holder',
    'since spring 2011. Trained five new drivers',
    row('*Operative* ┃ 2005 – 2008', { gap: 2 }),
    'Moran Ltd',
    row('*Helper* ┃ 2001 – 2004', { gap: 2 }),
    'Boxer Ltd',
    row('*Porter* ┃ 1999 – 2000', { gap: 2 }),
    'Crust Ltd',
  ];
  const read = readWork([section('work', jobs)], { monthFirst: false });
  expect(read.map(({ position, company }) => `${position}, ${company}`)).toEqual([
    'Bus Driver, Leinster Coachways Ltd',
    'Coach Driver, Wild Atlantic Ltd',
    'Van Driver, Swiftline Ltd',
    'Operative, Moran Ltd',
    'Helper, Boxer Ltd',
    'Porter, Crust Ltd',
  ]);
});

test('a dated title continues in a bold line, and never continues the line of text above it', () => {
  const read = readEducation(
    [
      section('education', [
        '*2009 – 2015 : Diplôme de docteur en pharmacie, mention*',
        '*honorable*',
        'Université de la Rade',
        'Un stage de quatre mois à Lannion, un autre de deux ans',
        '*2005 – 2009 : Baccalauréat scientifique*',
        'Lycée Blaise-Morvan',
      ]),
    ],
    { monthFirst: false },
  );
  expect(read.map(({ degree, institution }) => `${degree} | ${institution}`)).toEqual([
    'Diplôme de docteur en pharmacie, mention honorable | Université de la Rade',
    'Baccalauréat scientifique | Lycée Blaise-Morvan',
  ]);
});

test('a name of many words is not prose', () => {
  const read = readEducation(
    [
      section('education', [
        '2010–2014 ┃ *Grado en Educación*',
        'Universidad de Alba, Facultad de Ciencias de la Educación, Villa María (España)',
        row('2008–2010 ┃ *Bachillerato*', { gap: 2 }),
        'Colegio Triana, Sevilla',
      ]),
    ],
    { monthFirst: false },
  );
  expect(read.map(({ institution, location }) => `${institution} | ${location}`)).toEqual([
    'Universidad de Alba, Facultad de Ciencias de la Educación | Villa María (España)',
    'Colegio Triana | Sevilla',
  ]);
});
