import { describe, expect, test } from 'vitest';
import { bold, line, plain } from './page-contents';
import { name, sectionsOf } from './read-sections';

/** A line that ends at the right edge of a sidebar. */
function flushRight(text: string, y: number, look = plain) {
  const items = line(text, 0, y, look);
  const last = items.at(-1);
  const shift = 150 - (last ? last.x + last.width : 0);
  return items.map((item) => ({ ...item, x: item.x + shift }));
}

test('a sidebar set flush right is a column however many lines it shares, if both sides have several headings', () => {
  const items = [
    ...flushRight('Contact', 100, bold),
    ...flushRight('Leeds', 116),
    ...flushRight('Great Britain', 130),
    ...flushRight('Languages', 162, bold),
    ...flushRight('English', 178),
    ...flushRight('Bulgarian', 192),
    ...line('Experience', 170, 101, bold),
    ...line('Baker, Crust and Crumb, 2019', 170, 116),
    ...line('Bread and rolls', 170, 130),
    ...line('Rolls and bread', 170, 144),
    ...line('Education', 170, 163, bold),
    ...line('Diploma in Baking, Oven College, 2015', 170, 178),
    ...line('With honours', 170, 192),
  ];
  expect(sectionsOf([...name, ...items]).slice(1)).toEqual([
    ['contact: Contact', 'Leeds', 'Great Britain'],
    ['languages: Languages', 'English', 'Bulgarian'],
    ['work: Experience', 'Baker, Crust and Crumb, 2019', 'Bread and rolls', 'Rolls and bread'],
    ['education: Education', 'Diploma in Baking, Oven College, 2015', 'With honours'],
  ]);
});

test('dates at the right edge are no column below a taller table with the same gap', () => {
  const items = [
    ...line('Skills', 50, 100, bold),
    ...['Bread', 'Rolls', 'Cakes', 'Pies', 'Tarts', 'Buns'].flatMap((text, at) => [
      ...line(text, 50, 116 + 14 * at),
      ...line('good', 470, 116 + 14 * at),
    ]),
    ...line('Experience', 50, 220, bold),
    ...line(
      'Baker of bread and of rolls and of cakes and of many other good things that people eat',
      50,
      236,
    ),
    ...line('Education', 50, 266, bold),
    ...line('Mar 2010 – Dec 2014', 450, 287),
    ...line('Oven College', 50, 290, bold),
    ...line('Leeds', 505, 299),
    ...line('Diploma in Baking', 50, 304),
    ...line('With honours', 50, 318),
    ...line('Crumb School', 50, 340, bold),
    ...line('2006 – 2009', 501, 337),
    ...line('York', 525, 349),
    ...line('Certificate', 50, 354),
    ...line('Interests', 50, 384, bold),
    ...line(
      'Bread and rolls and cakes and pies and tarts and the baking of them and of many others',
      50,
      400,
    ),
  ];
  const [, , , education] = sectionsOf([...name, ...items]);
  expect(education?.slice(0, 2)).toEqual(['education: Education', 'Oven College | Mar 2010 – Dec 2014']);
});

describe('a column beside the first heading', () => {
  const left = [
    ...line('Experience', 50, 100, bold),
    ...line('Baker, Crust and Crumb, 2019', 50, 116),
    ...line('Bread, rolls and other things', 50, 130),
    ...line('Education', 50, 163, bold),
    ...line('Diploma in Baking, 2015', 50, 178),
    ...line('Oven College', 50, 192),
  ];
  const right = (...texts: string[]) => [
    ...texts.flatMap((text, index) => line(text, 320, 106 + 19 * index)),
    ...line('Languages', 320, 172, bold),
    ...line('English and Bulgarian', 320, 186),
  ];

  test.each(['zoe@b.example', '+41 31 555 01 02'])('belongs to the head with a contact: %s', (contact) => {
    const items = [...left, ...right('Oven Lane 2', 'Leeds', contact)];
    expect(sectionsOf([...name, ...items])[0]).toEqual([
      'header: ',
      'Zoë Ångström',
      'Oven Lane 2',
      'Leeds',
      contact,
    ]);
  });

  test('belongs to the head after a short section', () => {
    const short = left.map((each) => (each.text === 'Education' ? { ...each, text: 'Skills' } : each));
    const items = [...short, ...right('Oven Lane 2', 'Leeds')];
    expect(sectionsOf([...name, ...items])[0]).toEqual(['header: ', 'Zoë Ångström', 'Oven Lane 2', 'Leeds']);
  });

  test('belongs to the head in a look of its own', () => {
    const items = [...left, ...line('Master Baker', 320, 106, { ...plain, size: 13 }), ...right()];
    expect(sectionsOf([...name, ...items])[0]).toEqual(['header: ', 'Zoë Ångström', 'Master Baker']);
  });
});

test('a colon in a column of its own belongs to the label before it', () => {
  const items = ['Phone', 'City'].flatMap((label, index) => [
    ...line(label, 50, 100 + 15 * index),
    ...line(':', 200, 100 + 15 * index),
    ...line('Here', 240, 100 + 15 * index),
  ]);
  expect(sectionsOf([...name, ...items])).toEqual([
    ['header: ', 'Zoë Ångström', 'Phone: | Here', 'City: | Here'],
  ]);
});
