import { expect, test } from 'vitest';
import { pairings } from '../../src/documents/typesetting/fonts/families';
import { chooseFonts } from '../../src/documents/typesetting/fonts/slices';
import { type TypesettingOrder, typeset } from '../../src/documents/typesetting/typeset';
import { furtherPeople } from '../support/further-people';
import { paperContent } from '../support/paper-content';
import { pdfPlaces } from '../support/pdf-contents';
import { pdfToText } from '../support/pdf-to-text';
import { latin, type Person, people, portfolioOf } from '../support/people';

const usual = pairings['fraunces-inter'];
const orderOf = (person: Person) => ({
  template: 'document' as const,
  content: paperContent(portfolioOf(person), 'portfolio'),
  pictures: {},
  typePairing: 'fraunces-inter' as const,
});
const printed = (person: Person) => typeset({ ...orderOf(person), form: 'pdf' });
const unprintable = async (person: Person) => {
  const order: TypesettingOrder = { ...orderOf(person), form: 'unprintable' };
  return Buffer.from(await typeset(order)).toString();
};

/** Invisible joiners aside. */
const lettersOf = (text: string) => [...new Set(text.replace(/[\s\p{Cf}]/gu, ''))].toSorted();

test.each(Object.entries(furtherPeople))('%s is printed, and can be copied', async (script, person) => {
  const bytes = await printed(person);
  // Accessible documents have a glyph for every letter.
  expect(Buffer.from(bytes).includes('pdfuaid')).toBe(true);
  expect(await unprintable(person)).toBe('');
  const { text } = chooseFonts(Object.values(person).join(), usual);
  expect(text.map(({ part }) => part)).toContain(script.toLowerCase());
  const copied = pdfToText(bytes);
  if (copied === undefined) return;
  expect(lettersOf(copied)).toEqual(expect.arrayContaining(lettersOf(Object.values(person).join())));
});

test('a text has the fonts of its own scripts only', () => {
  const fontsOf = (text: string) => chooseFonts(text, usual).text.map(({ name }) => name);
  expect(fontsOf('I build bridges.')).toEqual(['inter-latin']);
  expect(fontsOf('Zoë Łuk')).toEqual(['inter-latin', 'inter-latin-ext']);
  expect(fontsOf('अभियंता')).toEqual(['inter-latin', 'noto-sans-devanagari-devanagari']);
  for (const person of Object.values(people))
    for (const { family } of chooseFonts(Object.values(person).join(), usual).text)
      expect(family.id).not.toMatch(/^noto-(serif-tibetan|sans-(?!hebrew|jp|kr|sc))/);
  // Brackets of Chinese titles are in the package for Tibetan, too.
  expect(fontsOf('《红楼梦》').join()).not.toContain('tibetan');
});

test.each(['Thai', 'Khmer', 'Myanmar', 'Tibetan'])(
  'lines of %s, which has no blanks between words, break inside the margins',
  async (script) => {
    const person = furtherPeople[script];
    if (!person) throw new Error(`Nobody writes in ${script}.`);
    const bio = person.bio.replaceAll(/\s/g, '').repeat(5);
    const bytes = await printed({ ...person, bio });
    const { placed } = await pdfPlaces(bytes);
    expect(Math.max(...placed.map(({ to }) => to))).toBeLessThan(595 - 30);
    expect(JSON.stringify(paperContent(portfolioOf({ ...person, bio }), 'portfolio'))).not.toContain(
      '\u200b',
    );
  },
);

test('characters that no font has are named, each once, and by nothing else', async () => {
  expect(await unprintable(latin)).toBe('');
  for (const person of Object.values(people)) expect(await unprintable(person)).toBe('');
  const found = await unprintable({ ...latin, bio: 'a \u0378 b \u{1fbfe} c \u0378', point: '\u{10fffd}' });
  expect([...found].toSorted()).toEqual(['\u0378', '\u{1fbfe}', '\u{10fffd}']);
});
