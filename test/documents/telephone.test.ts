import { expect, test } from 'vitest';
import { telephoneHref } from '../../src/contracts/telephone';
import { directHref } from '../../src/documents/links';
import { markdown } from '../../src/documents/markdown';
import { linkOf } from '../../src/documents/typesetting/contact-section';
import { figures } from '../support/hostile-texts';
import { latin, portfolioOf } from '../support/people';

test.each([
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['+44 20 7946 0000 ext. 1234', 'tel:+442079460000;ext=1234'],
  ['+44 20 7946 0000x12', 'tel:+442079460000;ext=12'],
  ['020 7946 0000 Extension: 12', 'tel:02079460000;ext=12'],
  ['+44 20 7946 0000 #12', 'tel:+442079460000;ext=12'],
  ['+44-20-7946-0000;ext=12', 'tel:+442079460000;ext=12'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(+49) (0) 30/123456-0', 'tel:+49301234560'],
  ['0049 (0)30 123456', 'tel:004930123456'],
  ['+39 (0)6 698 12345', 'tel:+390669812345'],
  ['(020) 7946 0000', 'tel:02079460000'],
  ['(0)20 7946 0000', 'tel:02079460000'],
  ['+1 (800) 555.0100', 'tel:+18005550100'],
  ['\u202a+44\u00a020\u20117946\u20130000\u202c', 'tel:+442079460000'],
  ['112', 'tel:112'],
])('%s is called as %s', (text, href) => expect(telephoneHref(text)).toBe(href));

test.each([
  '1-800-FLOWERS',
  '+44 20 7946 0000 or +44 20 7946 0001',
  '+44 20 7946 0000 / +44 20 7946 0001',
  '020 7946 0000 / 020 7946 0001',
  '020 7946 0000 ext.',
  '020 7946 0000 ext. 12 34x5',
  '*67 020 7946 0000',
  '020;phone-context=x',
  '++44',
  '().-',
  '12',
  '',
])('%s is not called', (text) => expect(telephoneHref(text)).toBeUndefined());

test('no text makes a link that RFC 3966 does not know, and none takes long', () => {
  const parts = [
    '+',
    '0',
    '(0)',
    '44',
    ' ',
    '(',
    ')',
    '/',
    'ext',
    'x',
    '#',
    ';ext=',
    '"',
    '<',
    '\u202e',
    '٣',
  ];
  const next = figures(7);
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 12 }, () => parts[Math.floor(next() * parts.length)]).join('');
    expect(telephoneHref(text) ?? 'tel:112', text).toMatch(/^tel:\+?\d{3,17}(;ext=\d{1,15})?$/);
  }
  for (const part of parts) expect(telephoneHref(part.repeat(100_000))).toBeUndefined();
});

test('every form of a profile links the number that its page links', () => {
  const contacts = ['+44 (0)20 7946 0000 ext. 1234', '().-'].map((value) => ({
    id: value,
    isPublic: true,
    type: 'phone' as const,
    label: 'Desk',
    value,
    isPrimary: false,
    description: null,
  }));
  const href = 'tel:+442079460000;ext=1234';
  expect(contacts.map(directHref)).toEqual([href, undefined]);
  expect(contacts.map((each) => linkOf(each).target)).toEqual([href, null]);
  const text = markdown({ ...portfolioOf(latin), contacts }, 'https://example.com/profile/ada', '2026-11-24');
  expect(text).toContain(`Desk: [\\+44 (0)20 7946 0000 ext. 1234](<${href}>)`);
  expect(text).toContain('Desk: ().-\n');
});
