import { expect, test } from 'vitest';
import { dateText, lengthText, monthsBetween, periodText } from '../../src/contracts/date-text';

const period = (startDate: string | null, endDate: string | null, isCurrent = false) => ({
  startDate,
  endDate,
  isCurrent,
});

test('a date is shown as precisely as it is known', () => {
  expect(dateText('2021-03')).toBe('March 2021');
  expect(dateText('2021-03-05')).toBe('March 5, 2021');
  for (const other of ['2021', '2021-13', '2021-02-xx', 'soon', '']) expect(dateText(other)).toBe(other);
});

test.each([
  [period('2019-03', '2022-11-30'), 'March 2019 – November 30, 2022'],
  [period('2019-03', null, true), 'March 2019 – today'],
  [period('2019-03', null), 'March 2019'],
  [period('2015', '2016'), '2015 – 2016'],
  [period('2016', '2016'), '2016'],
  [period('2015-09', '2016'), 'September 2015 – 2016'],
  [period(null, '2016-06'), 'until June 2016'],
  [period(null, null, true), 'today'],
  [period(null, null), ''],
])('%o reads “%s”', (dates, text) => {
  expect(periodText(dates, 'today')).toBe(text);
});

test.each([
  [period('2019-03', '2021-05'), '2 years 3 months'],
  [period('2019-03-31', '2019-03-31'), '1 month'],
  [period('2019-03', '2020-02'), '1 year'],
  [period('2019-03', '2019-02'), ''],
  [period('2025-01', null, true), '2 years'],
  [period('2015', '2017'), 'about 2 years'],
  [period('2015-11', '2016'), 'about 1 year'],
  [period('2016', '2016'), ''],
  [period('2016', null, true), 'about 10 years'],
  [period(null, '2016'), ''],
  [period('2016', null), ''],
])('%o lasted “%s”', (dates, text) => {
  expect(lengthText(dates, '2026-12-15')).toBe(text);
});

test('months are counted from one date to another, a year as its last month', () => {
  expect(monthsBetween('2019-03', '2021-06-01')).toBe(27);
  expect(monthsBetween('2026-12-15', '2027')).toBe(12);
});
