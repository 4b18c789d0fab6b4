import { expect, test } from 'vitest';
import { readCertifications } from '../../src/reading/entries/certifications/certifications';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

const options = { monthFirst: false };
const read = (...rows: (string | Row)[]) =>
  readCertifications([section('certifications', rows)], options).map(({ name, issuer, date, expiry }) =>
    [name, issuer, date?.year, expiry && `until ${expiry.year}`].filter((part) => part).join(' / '),
  );

test('the date of expiry is not part of the name, wherever it is stated', () => {
  expect(
    read(
      '• CCNA (Cisco), 2022, valable jusqu’en 2025',
      '• VCA-VOL (geldig tot 2028)',
      '• Scrum Master – valid till March 2026',
    ),
  ).toEqual(['CCNA (Cisco) / 2022 / until 2025', 'VCA-VOL / until 2028', 'Scrum Master / until 2026']);
});

test('an expiry without a date is part of the text', () => {
  expect(read('• Food hygiene, valid until revoked')).toEqual(['Food hygiene, valid until revoked']);
});

test('a labelled issuer may be above the title, even on two lines', () => {
  const issuer = (text: string, gap: number) => row(text, { size: 8, gap });
  expect(
    read(
      issuer('Issued by: Patient Safety', 2.3),
      issuer('Authority of Denmark', 1.6),
      '*Registered Nurse*',
      issuer('2012', 1.4),
      issuer('Issued by: Resuscitation Council', 2.3),
      '*Life Support*',
      issuer('2021, expires 2025', 1.4),
    ),
  ).toEqual([
    'Registered Nurse / Patient Safety Authority of Denmark / 2012',
    'Life Support / Resuscitation Council / 2021 / until 2025',
  ]);
});

test('each line is a certificate if most have a date, even one that has none', () => {
  expect(read('PRINCE2 (AXELOS, 2022)', 'QGIS Certified (QGIS.org, 2020)', 'Driving licence')).toEqual([
    'PRINCE2 / AXELOS / 2022',
    'QGIS Certified / QGIS.org / 2020',
    'Driving licence',
  ]);
});

test('lines that stand apart are one certificate each, even if the first has no date', () => {
  const apart = (text: string) => row(text, { gap: 2.4 });
  expect(
    read(apart('Code 95'), apart('ADR basis + tank, 2022'), apart('Heftruck, 2020'), apart('BHV')),
  ).toEqual(['Code 95', 'ADR basis + tank / 2022', 'Heftruck / 2020', 'BHV']);
});

test('a level after a comma is not the issuer', () => {
  expect(
    read(
      '2023 ┃ Safety Engineer, Prüfverein Sachsen',
      row('2020 ┃ Certified Tester, Foundation Level', { gap: 2 }),
    ),
  ).toEqual(['Safety Engineer / Prüfverein Sachsen / 2023', 'Certified Tester, Foundation Level / 2020']);
});

test('a number is not the issuer', () => {
  expect(read('Welding course MAG, 2018')).toEqual(['Welding course MAG, 2018']);
});

test('lines that each end with a date are one certificate each, whatever parts them', () => {
  expect(
    read('Certified Administrator · Cloud Guild, Sep 2022', 'Solutions Architect · Nimbus Academy, Jan 2020'),
  ).toEqual(['Certified Administrator / Cloud Guild / 2022', 'Solutions Architect / Nimbus Academy / 2020']);
});

test('in a narrow column, a certificate continues up to its date', () => {
  expect(
    read(
      'Swiftwater Rescue Technician,',
      'Rescue Canada West, May 2023',
      'WHMIS 2015, Safety Board of',
      'the Pacific, 2022',
    ),
  ).toEqual([
    'Swiftwater Rescue Technician / Rescue Canada West / 2023',
    'WHMIS 2015 / Safety Board of the Pacific / 2022',
  ]);
});

test('an issuer in another look than its title is a line of its own', () => {
  expect(
    read('*Azure Data Engineer*', 'Microsoft Training', 'mei 2022', '*Basiscursus imkeren*', '2017'),
  ).toEqual(['Azure Data Engineer / Microsoft Training / 2022', 'Basiscursus imkeren / 2017']);
});

test('certificates are split by the separator that they share', () => {
  const read = readCertifications(
    [
      section('certifications', [
        '• Solutions Architect – Professional, Nimbus Academy, 01/2020',
        '• Kubernetes Administrator, Cloud Guild, 09/2022',
      ]),
    ],
    options,
  );
  expect(read.map(({ name, issuer, date }) => [name, issuer, date?.year])).toEqual([
    ['Solutions Architect – Professional', 'Nimbus Academy', 2020],
    ['Kubernetes Administrator', 'Cloud Guild', 2022],
  ]);
});

test('a certificate without an issuer does not affect the issuer of another', () => {
  const read = readCertifications(
    [section('certifications', ['Data Analytics, Cloud Guild, June 2022', 'Agile Coach, May 2020'])],
    options,
  );
  expect(read.map(({ name, issuer }) => [name, issuer])).toEqual([
    ['Data Analytics', 'Cloud Guild'],
    ['Agile Coach', undefined],
  ]);
});

test('a certificate has its number and its expiry date', () => {
  const [read] = readCertifications(
    [
      section('certifications', [
        '*Welding Certificate*',
        'Weld Standards Institute',
        'Credential ID: AB-12',
        'Valid until: 05/2027',
      ]),
    ],
    options,
  );
  expect(read).toMatchObject({
    name: 'Welding Certificate',
    issuer: 'Weld Standards Institute',
    credentialId: 'AB-12',
    expiry: { year: 2027, month: 5 },
  });
});

test('a rank is named with the body that confers it', () => {
  expect(read('• Fellow, Institute of Taxation, 2020', '• First Aid, Red Cross, 2015')).toEqual([
    'Fellow, Institute of Taxation / Institute of Taxation / 2020',
    'First Aid / Red Cross / 2015',
  ]);
  expect(read('• Brandschutzbeauftragter, VKF, 2020', '• First Aid, Red Cross, 2015')[0]).toBe(
    'Brandschutzbeauftragter / VKF / 2020',
  );
});

test('a place below a dated line is no certificate', () => {
  expect(read('Welding, Weld Standards ┃ 2012', 'Australia', 'Rigging, Safe Site ┃ 2016')).toHaveLength(2);
});

test('a date at the end of brackets ends its line', () => {
  expect(
    read(
      'Associate Member (ACA) (Institute of Nigeria, 2017)',
      'Discharge Certificate (2015)',
      'Audit (2014)',
    ),
  ).toEqual([
    'Associate Member (ACA) / Institute of Nigeria / 2017',
    'Discharge Certificate / 2015',
    'Audit / 2014',
  ]);
});

test('the next certificate of a list does not continue the short last line of the one above', () => {
  const close = (text: string) => row(text, { gap: 1.3 });
  expect(
    read(
      'Administração de vacinas e',
      close('injetáveis'),
      close('Especialista em Farmácia'),
      close('Comunitária'),
    ),
  ).toEqual(['Administração de vacinas e injetáveis', 'Especialista em Farmácia Comunitária']);
});

test('labels in a column of their own say which text is the title and which the issuer', () => {
  expect(
    read(
      'Datum ┃ 06/2015',
      'Nachweis ┃ Blue Fox',
      'Ausgestellt von ┃ Northgate',
      row('Datum ┃ 03/2012', { gap: 2 }),
      'Nachweis ┃ Grey Owl',
      'Ausgestellt von ┃ Lakeside',
    ),
  ).toEqual(['Blue Fox / Northgate / 2015', 'Grey Owl / Lakeside / 2012']);
});

test('a line is the issuer of the dated one above if only the dated ones stand apart', () => {
  const dated = (text: string) => row(text, { gap: 2.2 });
  const below = (text: string) => row(text, { gap: 1.4, x: 400 });
  expect(
    read(
      dated('06.2021 ┃ Midwifery Advocate'),
      below('Tamar Academy'),
      dated('03.2015 ┃ Infant Examination'),
      below('Health Board'),
      dated('10.2018 ┃ Facilitator'),
    ),
  ).toEqual([
    'Midwifery Advocate / Tamar Academy / 2021',
    'Infant Examination / Health Board / 2015',
    'Facilitator / 2018',
  ]);
});

test('certificates of a line each are separate, though the longest has no space left or one takes two lines', () => {
  expect(read('AWS Certified Solutions Architect', 'Certified Scrum Master', 'Data Analytics')).toHaveLength(
    3,
  );
  const apart = (text: string) => row(text, { gap: 1.65 });
  expect(
    read(
      'TensorFlow Developer Certificate',
      apart('Python for Data Science and'),
      'Machine Learning Bootcamp',
      apart('SQL Essentials'),
    ),
  ).toEqual([
    'TensorFlow Developer Certificate',
    'Python for Data Science and Machine Learning Bootcamp',
    'SQL Essentials',
  ]);
});

test('lines closer to each other than to the others are one name', () => {
  const next = { gap: 1.7 };
  expect(
    read(
      row('Ignition 8.0 Credential'),
      row('Proyectos de Instalaciones', next),
      row('Eléctricas de Viviendas'),
      row('AutoCAD Certified User', next),
    ),
  ).toEqual([
    'Ignition 8.0 Credential',
    'Proyectos de Instalaciones Eléctricas de Viviendas',
    'AutoCAD Certified User',
  ]);
});
