import { expect, test } from 'vitest';
import type { Portfolio } from '../../src/documents/portfolio';
import { cardContent } from '../../src/documents/typesetting/card';
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
