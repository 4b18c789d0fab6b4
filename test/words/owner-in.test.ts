import { expect, test } from 'vitest';
import { ownerIn } from '../../src/words/owner-in';
import { wordsOf } from '../../src/words/words';

const [german, turkish] = [wordsOf('de'), wordsOf('tr')];

test('an owner without a name has a capital where a sentence begins with them, and nowhere else', () => {
  const said = (key: 'asked.writeFor' | 'asked.handlingAddress' | 'forms.sentTo') =>
    german.t(key, { owner: ownerIn(german, '', key) });
  expect(said('asked.writeFor')).toBe('Eine Empfehlung für die Person hinter dieser Seite schreiben');
  expect(said('asked.handlingAddress')).toContain('. Die Person hinter dieser Seite sieht die Adresse');
  expect(said('forms.sentTo')).toMatch(/^Die Person hinter dieser Seite bekommt/);
  expect(ownerIn(turkish, ' ', 'asked.check.givenTo')).toBe('Bu sayfanın sahibi');
});

test('a given name stays as it is', () => {
  expect(ownerIn(german, 'bell hooks', 'forms.sentTo')).toBe('bell hooks');
});

test('a Japanese name has an honorific, which the words for an owner without one have not', () => {
  const japanese = wordsOf('ja');
  const told = (name: string) =>
    japanese.t('forms.sentTo', { owner: ownerIn(japanese, name, 'forms.sentTo') });
  expect(told('高橋 美咲')).toBe('まもなくメールで高橋 美咲さんに届きます。');
  expect(told('')).toBe('まもなくメールでこのページの作成者に届きます。');
  expect(japanese.t('asked.ownTitle', { owner: ownerIn(japanese, 'Ann', 'asked.ownTitle') })).toBe(
    'Annさんへの推薦コメント',
  );
  expect(ownerIn(japanese, 'Ann')).toBe('Ann');
});
