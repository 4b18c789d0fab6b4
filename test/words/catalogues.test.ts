import { describe, expect, test } from 'vitest';
import { keysOf } from '../../src/contracts/keys-of';
import { required } from '../../src/contracts/text';
import { TooManyRequestsRefusal } from '../../src/routers/errors';
import { saidIn } from '../../src/words/answers';
import { directionOf, isSameLanguage } from '../../src/words/language';
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

/** As its speakers write them. */
const written: Record<string, Record<string, string>> = {
  da: {
    day: '3. april 2019',
    month: 'april 2019',
    year: '2019',
    current: 'april 2019 – nu',
    length: '2 år og 3 måneder',
    until: 'indtil 2021',
    list: 'A, B og C',
  },
  de: {
    day: '3. April 2019',
    month: 'April 2019',
    year: '2019',
    current: 'April 2019 – heute',
    length: '2 Jahre, 3 Monate',
    until: 'bis 2021',
    list: 'A, B und C',
  },
  es: {
    day: '3 de abril de 2019',
    month: 'abril de 2019',
    year: '2019',
    current: 'abril de 2019 – actualidad',
    length: '2 años 3 meses',
    until: 'finalización: 2021',
    list: 'A, B y C',
  },
  fr: {
    day: '3 avril 2019',
    month: 'avril 2019',
    year: '2019',
    current: 'avril 2019 – aujourd’hui',
    length: '2 ans 3 mois',
    until: 'fin : 2021',
    list: 'A, B et C',
  },
  it: {
    day: '3 aprile 2019',
    month: 'aprile 2019',
    year: '2019',
    current: 'aprile 2019 – oggi',
    length: '2 anni 3 mesi',
    until: 'conclusione: 2021',
    list: 'A, B e C',
  },
  nl: {
    day: '3 april 2019',
    month: 'april 2019',
    year: '2019',
    current: 'april 2019 – heden',
    length: '2 jaar, 3 maanden',
    until: 'tot 2021',
    list: 'A, B en C',
  },
  nb: {
    day: '3. april 2019',
    month: 'april 2019',
    year: '2019',
    current: 'april 2019 – nå',
    length: '2 år, 3 måneder',
    until: 'til 2021',
    list: 'A, B og C',
  },
  pl: {
    day: '3 kwietnia 2019',
    month: 'kwiecień 2019',
    year: '2019',
    current: 'kwiecień 2019 – obecnie',
    length: '2 lata i 3 miesiące',
    until: 'koniec: 2021',
    list: 'A, B i C',
  },
  'pt-BR': {
    day: '3 de abril de 2019',
    month: 'abril de 2019',
    year: '2019',
    current: 'abril de 2019 – atual',
    length: '2 anos 3 meses',
    until: 'até 2021',
    list: 'A, B e C',
  },
  'pt-PT': {
    day: '3 de abril de 2019',
    month: 'abril de 2019',
    year: '2019',
    current: 'abril de 2019 – presente',
    length: '2 anos e 3 meses',
    until: 'até 2021',
    list: 'A, B e C',
  },
  sv: {
    day: '3 april 2019',
    month: 'april 2019',
    year: '2019',
    current: 'april 2019 – nu',
    length: '2 år 3 månader',
    until: 'till 2021',
    list: 'A, B och C',
  },
  tr: {
    day: '3 Nisan 2019',
    month: 'Nisan 2019',
    year: '2019',
    current: 'Nisan 2019 – hâlen',
    length: '2 yıl 3 ay',
    until: 'bitiş: 2021',
    list: 'A, B ve C',
  },
  el: {
    day: '3 Απριλίου 2019',
    month: 'Απρίλιος 2019',
    year: '2019',
    current: 'Απρίλιος 2019 – σήμερα',
    length: '2 έτη 3 μήνες',
    until: 'λήξη: 2021',
    list: 'A, B και C',
  },
  uk: {
    day: '3 квітня 2019 р.',
    month: 'квітень 2019 р.',
    year: '2019',
    current: 'квітень 2019 р. – дотепер',
    length: '2 роки і 3 місяці',
    until: 'по 2021',
    list: 'A, B і C',
  },
  ar: {
    day: '3 أبريل 2019',
    month: 'أبريل 2019',
    year: '2019',
    current: 'أبريل 2019 – حتى الآن',
    length: 'سنتان و3 أشهر',
    until: 'حتى 2021',
    list: 'A وB وC',
  },
  he: {
    day: '3 באפריל 2019',
    month: 'אפריל 2019',
    year: '2019',
    current: 'אפריל 2019 – היום',
    length: '2 שנים 3 חודשים',
    until: 'עד 2021',
    list: 'A, B ו-C',
  },
  ja: {
    day: '2019年4月3日',
    month: '2019年4月',
    year: '2019年',
    current: '2019年4月～現在',
    length: '2年3か月',
    until: '2021年まで',
    list: 'A、B、C',
  },
  'zh-Hans': {
    day: '2019年4月3日',
    month: '2019年4月',
    year: '2019年',
    current: '2019年4月 – 至今',
    length: '2年3个月',
    until: '至2021年',
    list: 'A、B和C',
  },
};

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

  test('is known to Intl, browsers, Word and Typst', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([locale])).toEqual([locale]);
    expect(locale).toBe(language);
    const { territory } = wordsOf(language);
    expect(territory).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    expect(isSameLanguage(territory, locale)).toBe(true);
  });

  test('runs in the direction of its letters', () => {
    const { direction } = catalogues[language];
    const { about, contact } = messages.page.sections;
    expect(directionOf(about, contact)).toBe(direction);
  });

  test('has a case for each plural form of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    // That of fractions, or of millions, which nothing here counts.
    const counted = new Set(
      [1, 2, 3, 5, 11, 21, 100].map((count) => new Intl.PluralRules(locale).select(count)),
    );
    for (const [path, text] of textsOf(messages)) {
      for (const [, cases = ''] of text.matchAll(/, plural, ((?:\w+ \{[^{}]*\} ?)+)\}/g)) {
        const forms = [...cases.matchAll(/(\w+) \{/g)].map(([, form]) => form);
        expect(forms, path).toEqual(expect.arrayContaining([...counted]));
        expect(pluralCategories, path).toEqual(expect.arrayContaining(forms));
      }
    }
  });

  test('writes dates, lengths, lists and sentences as there', () => {
    const words = wordsOf(language);
    const period = { startDate: '2019-04', endDate: '2021-06', isCurrent: false };
    const examples = {
      day: words.dateText('2019-04-03'),
      month: words.dateText('2019-04'),
      year: words.dateText('2019'),
      current: words.periodText({ ...period, endDate: null, isCurrent: true }),
      length: words.lengthText(period, ''),
      until: words.untilText('2021'),
      list: words.listText(['A', 'B', 'C']),
    };
    expect(examples).toEqual(written[language]);
  });
});

test.each(others.filter((language) => catalogues[language].direction === 'rtl'))(
  'numbers with signs between them keep their order in %s',
  (language) => {
    const { t } = wordsOf(language);
    const leftToRight = '\u200e';
    expect(t('page.entries.credential', { id: '2023-117-4' })).toContain(`${leftToRight}2023-117-4`);
    expect(t('page.entries.credentialId', { id: '2023-117-4' })).toContain(`${leftToRight}2023-117-4`);
    expect(t('page.entries.gpa', { grade: '3.8 / 4' })).toContain(`${leftToRight}3.8 / 4`);
    expect(t('page.entries.grade', { grade: '3.8 / 4' })).toContain(`${leftToRight}3.8 / 4`);
    const instant = '2026-11-29T18:20:11Z';
    const signed = t('asked.check.when', { signed: instant, key: '7-a', checked: instant });
    expect(signed.split(`${leftToRight}${instant}`)).toHaveLength(3);
    expect(signed).toContain(`${leftToRight}7-a`);
  },
);

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
