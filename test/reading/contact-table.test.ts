import { describe, expect, test } from 'vitest';
import { parseTable } from '../../src/reading/contact-table/parse-table';

const parse = (text: string) => parseTable(Buffer.from(text));
const table = (between: string) => `Name,Company\nAda,Engines\n${between}Grace,Navy`;
const tooMany = 'A table holds 5000 rows at most. Split it, or leave out what you do not need.';

describe('a table of contacts', () => {
  test.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('has no rows for empty lines, and counts them (%s)', (_, end) => {
    const text = table('\n'.repeat(20_000)).replaceAll('\n', end);
    expect(parse(text).rows).toEqual([
      { row: 2, cells: ['Ada', 'Engines'] },
      { row: 20_003, cells: ['Grace', 'Navy'] },
    ]);
  });

  test('has no rows for blank ones, and refuses more than 10,000 in all', () => {
    const blank = (count: number) => table(',\n'.repeat(count));
    expect(parse(blank(9_997)).rows.map(({ row }) => row)).toEqual([2, 10_000]);
    expect(() => parse(blank(9_998))).toThrow(tooMany);
    expect(() => parse(table('""\n'.repeat(10_000)))).toThrow(tooMany);
    expect(() => parse(table(' \n'.repeat(10_000)))).toThrow(tooMany);
  });

  test('may end with any number of blank rows, as spreadsheets do', () => {
    expect(parse(`${table('')}\n${', ,\r\n'.repeat(20_000)}`).rows.map(({ row }) => row)).toEqual([2, 3]);
  });

  test('keeps no more cells of a row than there may be columns', () => {
    const { rows } = parse(`Name,Company\nAda${','.repeat(20_000)}b`);
    expect(rows.map(({ cells }) => cells.length)).toEqual([61]);
  });

  test.each([
    ['a header of 20,000 empty cells', `a${','.repeat(20_000)}b\n1,2`, 'has no rows below its headers'],
    ['a header of 300,000 cells', `a${',b'.repeat(300_000)}\n1,2`, 'cannot be read from row 1 on'],
    ['a header of 61 cells', `a${',b'.repeat(60)}\n1,2`, 'has more than 60 columns'],
    ['a row of 300,000 letters', table('x'.repeat(300_000)), 'cannot be read from row 3 on'],
    ['a quote that is never closed', table(`"${'a\n'.repeat(140_000)}`), 'cannot be read from row 3 on'],
    ['600,000 quotes', table('"'.repeat(600_000)), 'cannot be read from row 3 on'],
    ['11,000 rows', table('a\n'.repeat(11_000)), tooMany],
  ])('with %s is refused', (_, text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
