import { expect, test } from 'vitest';
import {
  durationText,
  expiryText,
  monthsBetween,
  periodText,
  typedDate,
} from '../../src/client/ui/date-text';
import { dateText } from '../../src/contracts/date-text';

test.each([
  ['2026-11', 'Expired November 2026'],
  ['2026-12', 'Expires this month'],
  ['2027-01', 'Expires in 1 month'],
  ['2027-03', 'Expires in 3 months'],
  ['2027-04', 'Expires in 4 months'],
  ['2028-12', 'Expires in 2 years'],
  ['2026-12-14', 'Expired December 14, 2026'],
  ['2026-12-15', 'Expires today'],
  ['2026-12-16', 'Expires in 1 day'],
  ['2026-12-31', 'Expires in 16 days'],
  ['2027-01-01', 'Expires in 1 month'],
])('on 15 December 2026 a certificate until %s says "%s"', (expiry, text) => {
  const state = expiryText(expiry, '2026-12-15');
  expect(state.text).toBe(text);
  expect(state.expired).toBe(text.startsWith('Expired'));
  expect(state.soon).toBe(!state.expired && expiry < '2027-04');
});

test.each([
  ['2021-03', '2021-03'],
  ['2021-3', '2021-03'],
  ['2021/3/5', '2021-03-05'],
  ['2021.03.05', '2021-03-05'],
  ['3/2021', '2021-03'],
  ['03.2021', '2021-03'],
  ['March 2021', '2021-03'],
  [' mar 2021 ', '2021-03'],
  ['Sept. 2021', '2021-09'],
  ['Mar 5, 2021', '2021-03-05'],
  ['march 5th 2021', '2021-03-05'],
  ['May 2021', '2021-05'],
  ['Ma 2021', undefined],
  ['Smarch 2021', undefined],
  ['5 March', undefined],
  ['3/5/2021', undefined],
  ['2021', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%j is read as %j', (typed, meant) => {
  expect(typedDate(typed)).toBe(meant);
});

test('dates and periods are formatted as text', () => {
  expect(dateText('2021-03')).toBe('March 2021');
  expect(dateText('2021-03-05')).toBe('March 5, 2021');
  for (const odd of ['2021-13', '2021-02-xx', 'soon', '']) expect(dateText(odd)).toBe(odd);
  expect(periodText('2019-03', '2022-11-30', false)).toBe('March 2019 – November 30, 2022');
  expect(periodText('2019-03', null, true)).toBe('March 2019 – Present');
  expect(periodText('2019-03', null, false)).toBe('March 2019');
  expect(monthsBetween('2019-03', '2021-06-01')).toBe(27);
  expect(durationText(27)).toBe('2 years 3 months');
  expect(durationText(1)).toBe('1 month');
  expect(durationText(0)).toBe('Less than a month');
});
