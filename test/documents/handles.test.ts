import { expect, test } from 'vitest';
import { contactHref } from '../../src/documents/handles';

test.each([
  ['Instagram', '@davesparks', 'https://www.instagram.com/davesparks'],
  ['My Instagram', 'dave.sparks', 'https://www.instagram.com/dave.sparks'],
  ['Twitter / X', '@dave', 'https://x.com/dave'],
  ['Mastodon', '@dave@social.example', 'https://social.example/@dave'],
  ['LinkedIn', 'https://www.linkedin.com/in/dave', 'https://www.linkedin.com/in/dave'],
  ['Guild of Sparks', '@dave', undefined],
  ['Instagram', 'ask me', undefined],
  ['Instagram', '../dave', undefined],
  ['constructor', '@dave', undefined],
])('%s: %s', (label, value, href) => {
  expect(contactHref({ type: 'social', label, value })).toBe(href);
});

test('only accounts of networks are names', () => {
  expect(contactHref({ type: 'website', label: 'Instagram', value: 'dave' })).toBeUndefined();
});
