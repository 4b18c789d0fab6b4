import { expect, test } from 'vitest';
import { isWebAddress } from '../../src/contracts/web-address';

test('an address with letters outside ASCII is one, however often it is asked', () => {
  const answers = Array.from({ length: 50_000 }, () => isWebAddress('https://münchen.example/über?b=c'));
  expect(answers.indexOf(false)).toBe(-1);
});

test.each(['https:\\\\host', 'https://host\\x', 'https://good.example\\@bad.example/', 'https:host'])(
  '%s, which programs read differently, is none',
  (text) => expect(isWebAddress(text)).toBe(false),
);
