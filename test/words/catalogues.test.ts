import { describe, expect, test } from 'vitest';
import { keysOf } from '../../src/contracts/keys-of';
import { required } from '../../src/contracts/text';
import { TooManyRequestsRefusal } from '../../src/routers/errors';
import { saidIn } from '../../src/words/answers';
import { catalogues, wordsOf } from '../../src/words/words';

/** Every message by its path. */
function* textsOf(messages: object, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [`${path}${key}`, value];
    else yield* textsOf(value, `${path}${key}.`);
  }
}

/** The arguments, tags and placeholders of a text. */
const partsOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|\{\w+(?=[,}])|<\/?\w+>/g))].toSorted();

const others = keysOf(catalogues).filter((language) => language !== 'en');

describe.each(others)('%s', (language) => {
  const { messages, mails, locale } = catalogues[language];
  const english = new Map([...textsOf(catalogues.en.messages), ...textsOf(catalogues.en.mails)]);

  test('says everything with the parts of the English text', () => {
    for (const [path, text] of [...textsOf(messages), ...textsOf(mails)]) {
      expect(text.trim(), path).not.toBe('');
      expect([path, ...partsOf(text)]).toEqual([path, ...partsOf(english.get(path) ?? '')]);
    }
  });

  test('has every message in a form that can be said', () => {
    const { t } = wordsOf(language);
    const say = (path: string, values: object) => String(Reflect.apply(t.markup, t, [path, values]));
    for (const [path, text] of textsOf(messages)) {
      const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag]) => [tag, (chunks: string) => chunks]);
      const values = [...text.matchAll(/\{(\w+)(,)?/g)].map(([, name, comma]) => [name, comma ? 2 : 'Ada']);
      expect(say(path, Object.fromEntries([...values, ...tags])), path).not.toMatch(/[{}<>#]/);
    }
  });

  test('is known to Intl', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([locale])).toEqual([locale]);
  });
});

test('German dates, lengths and numbers are written as there', () => {
  const german = wordsOf('de');
  expect(german.dateText('2019-04')).toBe('April 2019');
  expect(german.dateText('2019-04-03')).toBe('3. April 2019');
  expect(german.periodText({ startDate: '2019-04', endDate: null, isCurrent: true })).toBe(
    'April 2019 – heute',
  );
  expect(german.periodText({ startDate: null, endDate: '2019', isCurrent: false })).toBe('bis 2019');
  expect(german.lengthText({ startDate: '2019-04', endDate: '2021-06', isCurrent: false }, '')).toBe(
    '2 Jahre, 3 Monate',
  );
  expect(german.lengthText({ startDate: '2019', endDate: '2020', isCurrent: false }, '')).toBe('etwa 1 Jahr');
  expect(german.sizeText(1_500_000)).toBe('1,4 MB');
  expect(german.listText(['A', 'B', 'C'])).toBe('A, B und C');
});

test('English ones are written as before', () => {
  const english = wordsOf('en');
  expect(english.periodText({ startDate: null, endDate: '2019', isCurrent: false })).toBe('until 2019');
  expect(english.lengthText({ startDate: '2019-04', endDate: '2021-06', isCurrent: false }, '')).toBe(
    '2 years 3 months',
  );
  expect(english.sizeText(1_500_000)).toBe('1.4 MB');
  expect(english.listText(['A', 'B', 'C'])).toBe('A, B, and C');
});

test.each([
  [required, 'Dieses Feld muss ausgefüllt werden.'],
  ['Use 100 characters or fewer.', 'Verwenden Sie höchstens 100 Zeichen.'],
  ['Write 5 web addresses at most.', 'Schreiben Sie höchstens 5 Webadressen.'],
  [
    new TooManyRequestsRefusal(600).message,
    'Zu viele Versuche. Bitte versuchen Sie es in 10 Minuten noch einmal.',
  ],
  [
    new TooManyRequestsRefusal(1).message,
    'Zu viele Versuche. Bitte versuchen Sie es in 1 Sekunde noch einmal.',
  ],
  ['Nobody has translated this.', 'Nobody has translated this.'],
])('an answer of the server is said in the language of the form: %s', (answer, german) => {
  expect(saidIn(wordsOf('de'), answer)).toBe(german);
});
