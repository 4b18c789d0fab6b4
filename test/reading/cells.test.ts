import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/reading/layout/cells';
import { item, line, page, plain } from './page-contents';

const textsOf = (...items: Parameters<typeof page>) => cellsOf(page(...items)).map(({ text }) => text);

describe('words of one line', () => {
  test('form one cell up to a wide gap', () => {
    expect(textsOf([...line('Baker at Crust', 50, 100), ...line('2018 – 2020', 400, 101)])).toEqual([
      'Baker at Crust',
      '2018 – 2020',
    ]);
  });

  test('are separated by gaps if no space is drawn, and joined if letters touch', () => {
    const items = [item('Ba', 50, 100), item('ker', 60, 100), item('shop', 77, 100)];
    expect(textsOf(items)).toEqual(['Baker shop']);
  });

  test('have plain bars between them, however these are drawn', () => {
    expect(textsOf(line('Crust │ Baker', 50, 100))).toEqual(['Crust | Baker']);
  });

  test('are separated by a drawn space, however narrow', () => {
    expect(textsOf([item('Baker', 50, 100), item('shop', 75.5, 100, { isSpaced: true })])).toEqual([
      'Baker shop',
    ]);
  });

  test('are whole if they are letter-spaced and kerning joins some of the letters', () => {
    const runs: [string, number][] = [
      ['W', 0],
      ['H', 7],
      ['AT', 14],
      ['I', 30],
      ['K', 42],
      ['N', 49],
      ['OW', 56],
    ];
    expect(textsOf(runs.map(([text, x]) => item(text, 50 + x, 100)))).toEqual(['WHAT I KNOW']);
  });

  test('form two cells at a wider gap without a space, if the page draws its spaces', () => {
    const draw = (text: string, y: number) =>
      line(text, 50, y).map((word, index) => ({ ...word, isSpaced: index > 0 }));
    const prose = [100, 114, 128, 142, 156].flatMap((y) => draw('some words with their spaces', y));
    const tags = [item('Sampling', 50, 180), item('R', 98, 180), item('Go', 111, 180, { isSpaced: true })];
    expect(textsOf([...prose, ...tags]).slice(5)).toEqual(['Sampling', 'R Go']);
    expect(textsOf([...prose.map((word) => ({ ...word, isSpaced: false })), ...tags]).slice(5)).toEqual([
      'Sampling R Go',
    ]);
  });

  test('are read from left to right, in whatever order they are drawn', () => {
    expect(textsOf(line('first second third', 50, 100).reverse())).toEqual(['first second third']);
  });

  test('form two cells if a date ends before an edge that lines share', () => {
    const column = [120, 140, 160, 180].flatMap((y) => line('Some longer text', 130, y));
    const entry = [...line('2018 – 2020', 71, 100), ...line('Crust and Crumb', 130, 100)];
    expect(textsOf([...entry, ...column]).slice(0, 2)).toEqual(['2018 – 2020', 'Crust and Crumb']);
  });

  test('that are drawn twice to look bold are read once', () => {
    expect(textsOf([item('Baker', 50, 100), item('Baker', 50.3, 100)])).toEqual(['Baker']);
  });

  test('are recognised in letter-spaced text', () => {
    const letters = [...'WORKHERE'].map((letter, index) =>
      item(letter, 50 + index * 8 + (index > 3 ? 8 : 0), 100),
    );
    expect(textsOf(letters)).toEqual(['WORK HERE']);
  });

  test('keep their superscripts and subscripts', () => {
    const small = { ...plain, size: 6 };
    const items = [item('La', 50, 100), item('T', 60, 103.5), item('eX', 65, 100), item('1st', 82, 100)];
    const raised = item('2', 75.2, 95.5, { look: small });
    expect(textsOf([...items, raised])).toEqual(['LaTeX2 1st']);
  });

  test('are read without ligatures and invisible characters', () => {
    expect(textsOf([item('o\ufb03ce\u200b', 50, 100)])).toEqual(['office']);
  });
});

describe('bullets', () => {
  const bulletsOf = (...items: Parameters<typeof page>) =>
    cellsOf(page(...items)).map(({ text, isBullet, source }) => [text, isBullet, source.text]);

  test.each(['•', '▪', '-', '–', '➤'])('%s begins a line and is not part of its text', (mark) => {
    expect(bulletsOf([item(mark, 50, 100), ...line('Baked bread', 62, 100)])).toEqual([
      ['Baked bread', true, `${mark} Baked bread`],
    ]);
  });

  test('a dash is one right before a word, too', () => {
    expect(bulletsOf(line('-Photoshop', 50, 100))[0]?.slice(0, 2)).toEqual(['Photoshop', true]);
    expect(bulletsOf(line('-ness', 50, 100))[0]?.slice(0, 2)).toEqual(['-ness', false]);
  });

  test('an icon begins a new cell', () => {
    const icon = (x: number) => item('\ue0b0', x, 100, { isIcon: true });
    const items = [icon(50), item('a@b.example', 62, 100), icon(120), item('Bern', 132, 100)];
    expect(bulletsOf(items)).toEqual([
      ['a@b.example', true, 'a@b.example'],
      ['Bern', true, 'Bern'],
    ]);
  });

  test('a drawn dot is one', () => {
    const dots = [{ x: 52, y: 95, width: 3, height: 3 }];
    expect(bulletsOf(line('Baked bread', 62, 100), { dots }).map(([, isBullet]) => isBullet)).toEqual([true]);
  });
});

test('rotated and hidden text is in no cell, unless most of the page appears hidden', () => {
  const seen = line('A page with some words that can be seen', 50, 100);
  const hidden = item('keyword', 50, 200, { isHidden: true });
  expect(textsOf([...seen, hidden, item('sideways', 10, 300, { isRotated: true })])).toEqual([
    'A page with some words that can be seen',
  ]);
  expect(textsOf([hidden, item('name', 50, 100)])).toEqual(['name', 'keyword']);
});

test('a link belongs to the words in its area', () => {
  const links = [{ address: 'https://a.example', x: 80, y: 88, width: 30, height: 14 }];
  const [cell] = cellsOf(page(line('home page', 50, 100).concat(item('more', 98, 100)), { links }));
  expect(cell?.spans.map(({ text, link }) => [text, link])).toEqual([
    ['home', undefined],
    [' page more', 'https://a.example'],
  ]);
});
