import { expect, test } from 'vitest';
import { expiryText, typedDate } from '../../src/client/ui/date-text';

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
  ['2025', 'Expired 2025'],
  ['2026', 'Expires in 2026'],
  ['2027', 'Expires in 2027'],
])('on 15 December 2026 a certificate until %s says "%s"', (expiry, text) => {
  const state = expiryText(expiry, '2026-12-15');
  expect(state.text).toBe(text);
  expect(state.expired).toBe(text.startsWith('Expired'));
  expect(state.soon).toBe(!state.expired && expiry < '2027-04' && expiry !== '2027');
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
