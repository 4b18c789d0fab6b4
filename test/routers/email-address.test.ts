import { expect, test } from 'vitest';
import {
  canonicalEmail,
  emailAddress,
  isAsciiMailbox,
  mailtoHref,
  withAsciiDomain,
} from '../../src/contracts/email-address';

test.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada+x@Example.ORG ', 'Ada+x@Example.ORG'],
  ["o'hara@c-d.ie", "o'hara@c-d.ie"],
  ['jürgen@exämple.org', 'jürgen@exämple.org'],
  // Decomposed, as some keyboards write it.
  ['ju\u0308rgen@exa\u0308mple.org', 'jürgen@exämple.org'],
  ['info@xn--exmple-cua.org', 'info@xn--exmple-cua.org'],
  ['почта@почта.рф', 'почта@почта.рф'],
  ['अजय@डाटा.भारत', 'अजय@डाटा.भारत'],
])('%s is an address, composed', (typed, taken) => {
  expect(emailAddress.parse(typed)).toBe(taken);
});

test.each([
  'a',
  'a@b',
  '@example.org',
  'a@example.c',
  'a@127.0.0.1',
  'a@[::1]',
  'a@b@example.org',
  '"a b"@example.org',
  'a b@example.org',
  'a..b@example.org',
  '.a@example.org',
  'a@-b.org',
  'a@example.org.',
  'a@example.org/b',
  'a@example.org:25',
  'a\u202eb@example.org',
  'a\u200b@example.org',
  'a\0@example.org',
])('%j is no address', (text) => {
  expect(emailAddress.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Enter an e-mail address such as name@example.com.',
  ]);
});

test('an address is as long as its limit after it is composed, and no longer', () => {
  expect(emailAddress.safeParse(`${'a'.repeat(242)}@example.org`).success).toBe(true);
  expect(emailAddress.safeParse(`${'a'.repeat(243)}@example.org`).success).toBe(false);
  // This letter is two when composed.
  expect(emailAddress.safeParse(`${'\u0958'.repeat(122)}@example.org`).success).toBe(false);
});

test('all spellings of an address have one canonical form', () => {
  const spellings = [
    'Jürgen@Exämple.org',
    'JÜRGEN@EXÄMPLE.ORG',
    'ju\u0308rgen@exa\u0308mple.org',
    'jürgen@xn--exmple-cua.org',
    ' jürgen@XN--EXMPLE-CUA.org ',
  ];
  expect([...new Set(spellings.map(canonicalEmail))]).toEqual(['jürgen@xn--exmple-cua.org']);
  expect(canonicalEmail('Not an address')).toBe('not an address');
});

test('a domain can be written in ASCII, a local part cannot', () => {
  expect(withAsciiDomain('info@exämple.org')).toBe('info@xn--exmple-cua.org');
  expect(withAsciiDomain('')).toBe('');
  expect(['info@exämple.org', 'jürgen@example.org'].map(isAsciiMailbox)).toEqual([true, false]);
});

test('a link to an address leads to it alone, whatever its letters', () => {
  expect(mailtoHref('jürgen+a@exämple.org')).toBe('mailto:j%C3%BCrgen%2Ba@ex%C3%A4mple.org');
  expect(mailtoHref('a?cc=b@example.org', '?subject=x')).toBe('mailto:a%3Fcc%3Db@example.org?subject=x');
});
