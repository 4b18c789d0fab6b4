import { describe, expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import type { Item } from '../../src/reading/layout/item';
import { layOut } from '../../src/reading/layout/lay-out';
import { bold, line, page, plain } from './page-contents';

const cvOf = (name: string, company: string): Item[] => [
  ...line(name, 50, 60, { ...bold, size: 20 }),
  ...line(`${name.split(' ')[0]?.toLowerCase()}@post.example`, 50, 80),
  ...line('Experience', 50, 120, bold),
  ...line('Baker', 50, 135),
  ...line(`${company}, 2018 – 2020`, 50, 147),
  ...line('Education', 50, 180, bold),
  ...line('Diploma in Baking', 50, 195),
  ...line('Crust College, 2017', 50, 207),
];

const letter = (words: string): Item[] =>
  Array.from({ length: 12 }, (_, index) => line(words, 50, 60 + index * 14, plain)).flat();

const read = (...pages: Item[][]) => {
  const contents = pages.map((items, index) => page(items, { page: index + 1 }));
  return readEntries(layOut(contents, pages.length));
};

describe('two CVs in one file', () => {
  const reading = read(cvOf('Ada Miller', 'Crust Ltd'), cvOf('Ben Stone', 'Oven Ltd'));

  test('the first one is read', () => {
    expect(reading.name?.value).toBe('Ada Miller');
    expect(reading.work.map(({ company }) => company)).toEqual(['Crust Ltd']);
    expect(reading.contacts.map(({ value }) => value)).toEqual(['ada@post.example']);
  });

  test('the other one is listed, and the owner is told', () => {
    const listed = reading.unplaced.map(({ text }) => text).join('\n');
    expect(listed).toContain('Ben Stone');
    expect(listed).toContain('Oven Ltd, 2018 – 2020');
    expect(reading.warnings).toEqual([
      'This file holds more than one CV. Only the first one was read; the text of the others is listed.',
    ]);
  });
});

test('the second page of a CV is not another CV, even with a heading and a large line', () => {
  const second = [
    ...line('Selected Work', 50, 60, { ...bold, size: 20 }),
    ...line('Experience', 50, 120, bold),
    ...line('Cook', 50, 135),
    ...line('Oven Ltd, 2015 – 2017', 50, 147),
  ];
  expect(read(cvOf('Ada Miller', 'Crust Ltd'), second).warnings).toEqual([]);
});

test('a letter before the CV is listed, and nothing is read from it', () => {
  const words = 'Dear Sir, since 2019 I admire Brindle Ltd of London, write to boss@brindle.example';
  const reading = read(letter(words), cvOf('Ada Miller', 'Crust Ltd'));
  expect(reading.name?.value).toBe('Ada Miller');
  expect(reading.contacts.map(({ value }) => value)).toEqual(['ada@post.example']);
  expect(reading.location).toBeUndefined();
  expect(reading.unplaced[0]?.text).toBe(reading.unplaced.find(({ page: number }) => number === 1)?.text);
  expect(reading.unplaced.map(({ text }) => text).join('\n')).toContain('Dear Sir');
  expect(reading.warnings).toEqual([
    'A letter stands before the CV. Nothing was read from it; its text is listed.',
  ]);
});
