import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Portfolio } from '../../src/documents/portfolio';
import { cardContent } from '../../src/documents/typesetting/card';
import { typeset } from '../../src/documents/typesetting/typeset';
import { latin, portfolioOf } from '../support/people';

const cardOf = (change: Partial<Portfolio>) =>
  cardContent(
    { ...portfolioOf(latin), ...change },
    {
      look: { accent: '#4442b0', order: [], character: 'editorial' },
      canonical: 'https://example.com/profile/person',
      portrait: null,
    },
  );

test('a role or a place that is too long for the picture of a page is cut between letters, and says so', () => {
  const fitting = '😀'.repeat(90);
  expect(cardOf({ jobTitle: fitting, location: fitting })).toMatchObject({ role: fitting, place: fitting });
  const long = `${fitting}😀`;
  expect(cardOf({ jobTitle: long, location: long })).toMatchObject({
    role: `${fitting}…`,
    place: `${fitting}…`,
  });
});

test.each([
  ['Ada King', 0],
  ['ليلى الحسن', 1191],
])('the picture of %s begins at the side from which the name is read', async (displayName, accented) => {
  const content = cardOf({ displayName, jobTitle: '', location: '' });
  const png = await typeset({
    form: 'png',
    template: 'card',
    content,
    pictures: {},
    typePairing: 'fraunces-inter',
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  for (const edge of [8, 1191])
    expect(colorAt(edge, 20)).toEqual(Math.abs(edge - accented) < 20 ? [0x44, 0x42, 0xb0] : [250, 247, 242]);
  const inked = (from: number, to: number) => {
    let count = 0;
    for (let y = 100; y < 500; y += 1)
      for (let x = from; x < to; x += 1) if ((colorAt(x, y)[0] ?? 255) < 100) count += 1;
    return count;
  };
  const [left, right] = [inked(40, 600), inked(600, 1160)];
  expect(accented === 0 ? left > right : right > left).toBe(true);
});
