import { expect, test } from 'vitest';
import { findDates, namesMonthFirst } from '../../src/reading/entries/dates/dates';
import type { Period } from '../../src/reading/reading';

const dateText = (date: Period['start'] | Period['end']): string =>
  date === undefined
    ? ''
    : date === 'present'
      ? date
      : [date.year, date.month, date.day].filter((part) => part !== undefined).join('-');

const read = (text: string) =>
  findDates(text)
    .map(({ period }) => `${dateText(period.start)}…${dateText(period.end)}`)
    .join(' ');

test.each([
  // Digits
  ['2018–2023', '2018…2023'],
  ['2011–13', '2011…2013'],
  ['1958–18', '1958…2018'],
  ['1957–18', '1957…1957'],
  ['1999-02', '1999-2…1999-2'],
  ['09/2018 - 05/2023', '2018-9…2023-5'],
  ['09/18 – 12/19', '2018-9…2019-12'],
  ['09/’18 - 12/’19', '2018-9…2019-12'],
  ['2018-09 – 2020-01', '2018-9…2020-1'],
  ['2018 – Junio', '2018-6…2018-6'],
  ['[09/2018] – [05/2023]', '2018-9…2023-5'],
  ['[09/2018 – [05/2023]', '2018-9…2023-5'],
  ['2016 / 09 - now', '2016-9…present'],
  ['01.09.2018 – 31.12.2019', '2018-9-1…2019-12-31'],
  ['2011/12', '2011…2012'],
  ['03 – 09/2018', '2018-3…2018-9'],
  // A grade is not a month
  ['2:1 — 2011–2014', '2011…2014'],
  ['Sommer 2013', '2013…2013'],
  ['marts 2015 – dags dato', '2015-3…present'],
  ['fra 2015 til og med 2018', '2015…2018'],
  ['HT 2015 – VT 2018', '2015…2018'],
  ['des. 2016 – nåværende', '2016-12…present'],
  // Often written for `a`
  ['05/2021 há 09/2021', '2021-5…2021-9'],
  ['czerwiec 2015 r. – sierpień 2018 r.', '2015-6…2018-8'],
  ['od 05.2019 do dziś', '2019-5…present'],
  ['od 2015 roku do 2018 roku', '2015…2018'],
  ['2012, été', '2012…2012'],
  ['Summers 2013 to 2016', '2013…2016'],
  // A period directly after a name; a number in a name is not a date
  ['Acme Ltd2018 - 2020', '2018…2020'],
  ['SAP2000, AutoCAD', ''],
  // A dash with a misnamed glyph
  ['2017fiheute', '2017…present'],
  ['2011fi2016', '2011…2016'],
  ['2018-09-30', '2018-9-30…2018-9-30'],
  ['18-NOV-2024 – ACTUALMENTE', '2024-11-18…present'],
  ['18-OCT-2023 – 13-SEP-2024', '2023-10-18…2024-9-13'],
  // Roman numbers are months in periods only
  ['VII 2015 - X 2021', '2015-7…2021-10'],
  ['III.2012 – heute', '2012-3…present'],
  ['Class XII 2010 – 2012', '2010…2012'],
  ['Level III 2010', '2010…2010'],
  ['Expected Graduation Date: May 2026', '…2026-5'],
  ['Graduated: May 2020', '2020-5…2020-5'],
  // English
  ['Sept 2018 – present', '2018-9…present'],
  ['January 2019 to Present', '2019-1…present'],
  ['Sep 15 - NOW', '2015-9…present'],
  ['Jan – Mar 2018', '2018-1…2018-3'],
  ['Nov – Feb 2019', '2018-11…2019-2'],
  ['Sept ’18', '2018-9…2018-9'],
  ['Sep 1st, 2018', '2018-9-1…2018-9-1'],
  ['Summer 2017', '2017…2017'],
  ['Fall 2002 through Spring 2005', '2002…2005'],
  ["Summer '14", '2014…2014'],
  ['Wintersaison 2012/13 bis Wintersaison 2014/15', '2012…2015'],
  ['Étés 2012 à 2014', '2012…2014'],
  ['veranos 2015 y 2016', '2015…2016'],
  ['Juin & Juillet 2025', '2025-6…2025-7'],
  ['March and April 2019', '2019-3…2019-4'],
  ["Dean's List 2022 and 2023", '2022…2022 2023…2023'],
  ['since 2020', '2020…present'],
  ['expected May 2026', '…2026-5'],
  ['2010 till date', '2010…present'],
  // German
  ['seit 2020', '2020…present'],
  ['Nov. 2018 – heute (2 Jahre 3 Monate)', '2018-11…present'],
  ['März 2018 bis Juni 2019', '2018-3…2019-6'],
  ['WS 2011/12', '2011…2011'],
  ['voraussichtlich 2026', '…2026'],
  // French
  ['depuis septembre 2019', '2019-9…present'],
  ['du 01/09/2018 au 30/06/2019', '2018-9-1…2019-6-30'],
  ["octobre 2019 - aujourd'hui", '2019-10…present'],
  ['1er août 2018', '2018-8-1…2018-8-1'],
  // Spanish
  ['Marzo 2020 - presente', '2020-3…present'],
  ['1º de enero de 2018', '2018-1-1…2018-1-1'],
  ['de 2018 a 2020', '2018…2020'],
  ['ene. 2019 – actualidad', '2019-1…present'],
  // Italian
  ['gennaio 2005 - alla data attuale', '2005-1…present'],
  ['dal 2018 al 2020', '2018…2020'],
  ['giugno 2019 – oggi', '2019-6…present'],
  // Dutch
  ['2018 t/m 2019', '2018…2019'],
  ['mei 2018 – heden', '2018-5…present'],
  ['sinds mrt. 2020', '2020-3…present'],
  // Portuguese
  ['jan/2018 - atual', '2018-1…present'],
  ['outubro de 2018 até fevereiro de 2020', '2018-10…2020-2'],
  ['09/2018–até ao momento', '2018-9…present'],
])('%s is %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  '3.8/4.0',
  '$2000',
  'grew by 2000+ users',
  '+1 (415) 555-0142',
  '10.1234/neurips.2023.1234',
  '24/7 support',
  'CA 90027',
])('%s is not a date', (text) => {
  expect(read(text)).toBe('');
});

test('a dash at the end leaves the period open for a second date', () => {
  expect(findDates('2018 –')[0]?.isOpen).toBe(true);
  expect(findDates('2018 – University of Bremen')[0]?.isOpen).toBe(false);
});

test('a document with one date in month-first order has all dates in it', () => {
  const monthFirst = namesMonthFirst(['05/28/2020', '05/06/2020']);
  expect(monthFirst).toBe(true);
  expect(findDates('05/06/2020', { monthFirst })[0]?.period.start).toEqual({ year: 2020, month: 5, day: 6 });
  expect(findDates('05/06/2020')[0]?.period.start).toEqual({ year: 2020, month: 6, day: 5 });
});
