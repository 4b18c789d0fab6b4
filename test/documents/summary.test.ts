import { describe, expect, test } from 'vitest';
import type { PageLanguage } from '../../src/contracts/page-language';
import { descriptionOf, openTo, summarize } from '../../src/documents/summary';
import { wordsOf } from '../../src/words/words';
import { latin, portfolioOf, wholePortfolioOf } from '../support/people';

const more =
  'I have led emergency teams since 2018, and teach what I have learnt there to those who come after me.\n\nMore.';

const summaryOf = (bio: string, language: PageLanguage = 'en') =>
  summarize({ ...portfolioOf(latin), bio }, wordsOf(language));

describe('the opening line', () => {
  test.each([
    ["I trained with Dr. Patel at St. Mary's Hospital in London.", 'en'],
    ['Since my B.Sc. I have designed bridges with Prof. J. R. Smith for the U.S. Navy.', 'en'],
    ['With approx. 12 yrs. Experience counts most where nothing is written down.', 'en'],
    ['Ich baue z. B. Brücken und seit dem 1. Mai 2020 auch Schleusen bei Hrn. Dr. Ing. Weber.', 'de'],
    ['Soy Lic. en Enfermería por la Univ. Complutense y trabajo en urgencias.', 'en'],
  ] as const)('is a whole sentence: %s', (sentence, language) => {
    expect(summaryOf(`${sentence} ${more}`, language).lead).toBe(sentence);
  });

  test('has 40 characters or the whole first paragraph', () => {
    expect(summaryOf(`Hi! I am Ann. I mend what others throw away. ${more}`).lead).toBe(
      'Hi! I am Ann. I mend what others throw away.',
    );
    expect(summaryOf(`I mend things.\n\n${more}`).lead).toBe('I mend things.');
  });

  test.each(['「理由を説明できること」を大切にしています。', '（二名を指導しています。）'])(
    'leaves a mark that opens the next sentence to that one: %s',
    (next) => {
      const first = '製造業の経理として九年、月次決算から年次決算、監査対応までを担当してきました。';
      const bio = `${first}${next}\n\n前職では締め日を短縮しました。`;
      const summary = summaryOf(bio, 'ja');
      expect(summary.lead).toBe(first);
      expect(summary.about).toBe(bio);
    },
  );

  test('is left out where the first sentence is too long for one', () => {
    const bio = `${'word '.repeat(80)}end. ${more}`;
    expect(summaryOf(bio)).toMatchObject({ lead: '', about: bio });
  });

  test('stays in the text about the person, unless it is all of it', () => {
    expect(summaryOf(`I mend what others throw away every day. ${more}`).about).toBe(
      `I mend what others throw away every day. ${more}`,
    );
    expect(summaryOf('I mend things.')).toMatchObject({ lead: 'I mend things.', about: '' });
  });
});

test.each([
  ['en', 'Ann: Nurse, London. I mend.'],
  ['ja', 'Ann：Nurse、London。I mend.'],
  ['zh-Hans', 'Ann：Nurse，London。I mend.'],
] as const)('a page is described in sentences as they are written there: %s', (language, description) => {
  const bio = 'I mend.';
  const portfolio = { ...portfolioOf(latin), displayName: 'Ann', jobTitle: 'Nurse', location: 'London', bio };
  const words = wordsOf(language);
  expect(descriptionOf(portfolio, summarize(portfolio, words), words)).toBe(description);
});

test('what was studied is the highest degree, and the latest of these', () => {
  const [school] = wholePortfolioOf(latin).education;
  if (!school) throw new Error('The sample has no school.');
  const studied = (...schools: Partial<typeof school>[]) =>
    summarize(
      { ...portfolioOf(latin), education: schools.map((each) => ({ ...school, isCurrent: false, ...each })) },
      wordsOf('en'),
    ).school;
  const phd = { degree: 'PhD', endDate: '2001' } as const;
  expect(
    studied({ degree: 'Online Course', endDate: '2025' }, phd, { degree: null, endDate: '2024' }),
  ).toMatchObject(phd);
  expect(studied(phd, { degree: 'PhD', endDate: '2011' })).toMatchObject({ endDate: '2011' });
  expect(studied({ degree: 'Bootcamp', endDate: '2025' }, { degree: null, endDate: '1990' })).toMatchObject({
    degree: null,
  });
});

test('what a person is open to is said with its label, and not at all where they do not say it', () => {
  expect(openTo({ availability: 'Teilzeit ab März' }, wordsOf('de'))).toBe('Offen für: Teilzeit ab März');
  expect(openTo({ availability: '' }, wordsOf('en'))).toBe('');
});
