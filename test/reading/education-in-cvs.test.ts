import { expect, test } from 'vitest';
import { readEducation } from '../../src/reading/entries/education';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const options = { monthFirst: false };
const read = (...rows: (string | Row)[]) =>
  readEducation([section('education', rows)], options).map(
    ({ degree, institution }) => `${degree} | ${institution}`,
  );
const apart = (text: string) => row(text, { gap: 2 });

test('how a course ended is not the name of a degree', () => {
  expect(
    read(
      '*ROC Veluwe*',
      'Mbo Eerste monteur',
      'Utrecht | 2020',
      'Diploma behaald',
      apart('*Vecht College*'),
      'Vmbo-kader',
      'Utrecht | 2017',
      'Diploma behaald',
    ),
  ).toEqual(['Mbo Eerste monteur | ROC Veluwe', 'Vmbo-kader | Vecht College']);
  expect(read('*Diploma*', 'Vecht College', '2017')).toEqual(['Diploma | Vecht College']);
});

test('a field of study follows a degree, whatever word comes before', () => {
  expect(read('*Executive Máster en Finanzas*', 'ESTE, Barcelona', '2014 – 2015')).toEqual([
    'Executive Máster en Finanzas | ESTE',
  ]);
});

test('where dates are in brackets, each begins an entry', () => {
  expect(
    read(
      '*Licenciatura en Derecho*',
      'Universitat Nova (2003 – 2008)',
      'Baccalauréat, Lycée de Liège (2000 – 2003)',
    ),
  ).toHaveLength(2);
});

test('what comes between a degree and its school is its field', () => {
  expect(read('Diplom-Ingenieur (FH), Allgemeiner Maschinenbau, Hochschule Dresden, 1997')).toEqual([
    'Diplom-Ingenieur (FH), Allgemeiner Maschinenbau | Hochschule Dresden',
  ]);
  expect(read('MSc Physics, Imperial, London College, 1997')).toEqual([
    'MSc Physics | Imperial, London College',
  ]);
});

test('where most degrees are the first bullets below their schools, the others are too', () => {
  const second = (bullet: string) =>
    read(
      row('2017'),
      '*HOCHSCHULE AM TAUNUS*',
      '• Bachelor of Arts in Logistik',
      apart('2011'),
      '*IHK-AKADEMIE*',
      bullet,
    )[1];
  expect(second('• Fachkraft für Lager')).toBe('Fachkraft für Lager | IHK-AKADEMIE');
  expect(second('• Interests: chess')).toBe('undefined | IHK-AKADEMIE');
});

test('the place beside a degree does not make it a school', () => {
  expect(
    read(
      '*State University* ┃ 1990 – 1994',
      'Bachelor of Science ┃ Tempe, AZ',
      row('*Naval Schools Command* ┃ 1996', { gap: 2 }),
      'Candidate School ┃ Pensacola, FL',
    ),
  ).toEqual(['Bachelor of Science | State University', 'Candidate School | Naval Schools Command']);
});

test('a grade on a line of its own is the grade', () => {
  const [entry] = readEducation(
    [section('education', ['*Maturità*', 'Liceo Bonghini', '2007 – 2012', '92/100'])],
    options,
  );
  expect(entry).toMatchObject({ grade: '92/100', degree: 'Maturità', description: undefined });
});

test('a school below a date and a degree begins no entry, though it looks like the date', () => {
  expect(
    read('2016', '*Master of Social Work*', 'Gulf University', '2014', '*BA Psychology*', 'TAFE Onkaparinga'),
  ).toEqual(['Master of Social Work | Gulf University', 'BA Psychology | TAFE Onkaparinga']);
});

test('a grade behind a semicolon or a dash is the grade', () => {
  const gradeOf = (line: string) =>
    readEducation([section('education', ['*University of Leeds*', line])], options).map(
      ({ degree, fieldOfStudy, grade }) => [degree, fieldOfStudy, grade],
    );
  expect(gradeOf('BSc in Robotics; GPA: 3.9 ┃ 2010 – 2014')).toEqual([
    ['BSc in Robotics', 'Robotics', '3.9'],
  ]);
  expect(gradeOf('BSc in Robotics - 3.8 GPA ┃ 2010 – 2014')).toEqual([
    ['BSc in Robotics', 'Robotics', '3.8'],
  ]);
  expect(gradeOf('BSc in Robotics; GPA: 3.9/4.0; Dean’s List ┃ 2010 – 2014')[0]?.[2]).toBe('3.9/4.0');
});

test('the field may stand behind a dash beside the degree, and replaces the faculty in its title', () => {
  const [study] = readEducation(
    [section('education', ['*Bachelor of Engineering – Mechanics* ┃ 2010 – 2014', 'University of Leeds'])],
    options,
  );
  expect(study).toMatchObject({ fieldOfStudy: 'Mechanics', institution: 'University of Leeds' });
});

test('the label of an expected graduation is no field', () => {
  const [study] = readEducation(
    [
      section('education', [
        '*Harbour State University*',
        'Bachelor of Science',
        'Expected Graduation Date: May 2026',
      ]),
    ],
    options,
  );
  expect(study).toMatchObject({
    degree: 'Bachelor of Science',
    fieldOfStudy: undefined,
    end: { year: 2026, month: 5 },
  });
});

test('degrees as LinkedIn prints them', () => {
  const study = (degree: string, at: number) => [
    row(`*University of Leeds ${at}*`, { gap: 2 }),
    `${degree} · (2010 - 2014)`,
  ];
  const degrees = [
    'Bachelor of Science - BS, Nursing',
    'Master of Business Administration - MBA, Finance',
    "Master's degree, Physics",
    'Doctor of Philosophy - PhD, Chemistry',
    'Bachelor of Arts (B.A.), Economics',
    'High School Diploma',
  ];
  const studies = readEducation([section('education', degrees.flatMap(study))], options);
  expect(studies.map(({ degree }) => degree)).toEqual(degrees);
  expect(studies.map(({ fieldOfStudy }) => fieldOfStudy)).toEqual([
    'Nursing',
    'Finance',
    'Physics',
    'Chemistry',
    'Economics',
    undefined,
  ]);
});

test('a degree before its period in brackets is below its school', () => {
  expect(
    read(
      '*Padaria Azul*',
      'Pães · (janeiro de 2020 - dezembro de 2024)',
      apart('*Verde*'),
      'Bolos · (2015 - 2018)',
    ),
  ).toEqual(['Pães | Padaria Azul', 'Bolos | Verde']);
});

test('a degree that ends in a preposition goes on in the next line', () => {
  expect(read('09/2016 – 04/2019', '*Bachelor of Arts in*', '*Kommunikation*', 'Hochschule Taunus')).toEqual([
    'Bachelor of Arts in Kommunikation | Hochschule Taunus',
  ]);
});

test('a period after dashes ends a study, even before a full stop', () => {
  expect(
    read(
      '• BSc Bread and the Theory of Dough – Leeside University – 2019 to 2021.',
      '• MSc Cakes – Taunus University – 2021 to 2023.',
    ),
  ).toEqual(['BSc Bread and the Theory of Dough | Leeside University', 'MSc Cakes | Taunus University']);
});

test('degrees below each other share the school above them', () => {
  expect(
    read(
      'Leeside University',
      'BA in English (2019)',
      apart('Taunus College'),
      'AA in Business (2007)',
      'AA in Estates (2007)',
    ),
  ).toEqual([
    'BA in English | Leeside University',
    'AA in Business | Taunus College',
    'AA in Estates | Taunus College',
  ]);
});
