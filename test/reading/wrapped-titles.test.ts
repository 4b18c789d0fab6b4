import { expect, test } from 'vitest';
import { joinWrapped } from '../../src/reading/entries/rows/wrapped-rows';
import type { Row } from '../../src/reading/layout-types';
import { row, section } from '../support/laid-out';

/** The rows of a column of the given width, in letters. */
const joined = (letters: number, ...rows: Row[]) =>
  joinWrapped(section('education', rows).rows, { monthFirst: false, right: 50 + letters * 5 }).map(
    ({ row: { cells } }) => cells.map(({ text }) => text).join(' | '),
  );
const close = (text: string) => row(text, { gap: 1.1 });
const below = (text: string) => row(text, { gap: 1.4 });
/** A bold title after a date. */
function dated(date: string, title: string, gap: number): Row {
  const whole = row(date + title, { gap });
  const [first] = whole.cells;
  const bold = row(`*${title}*`).cells[0]?.spans ?? [];
  const spans = first?.spans.map((span) => ({ ...span, text: date })) ?? [];
  return { ...whole, cells: first ? [{ ...first, spans: [...spans, ...bold] }] : [] };
}
const entry = (...rows: Row[]) => [...rows, below('2012 – 2014')];

test('a title in a narrow column continues in a line that is closer than paragraphs are', () => {
  const rows = entry(
    row('*Abilitazione alla*', { gap: 2 }),
    close('*Professione forense*'),
    below('Corte d’Appello'),
    close('Torinese'),
  );
  expect(joined(22, ...rows)).toEqual([
    'Abilitazione alla Professione forense',
    'Corte d’Appello Torinese',
    '2012 – 2014',
  ]);
  expect(joined(60, ...rows)).toHaveLength(5);
});

test('a bold title continues in the next line if others take one line', () => {
  const date = row('2012 – 2014');
  const rows = [
    ...[row('*Ragioniere e perito*', { gap: 2 }), row('*Commerciale*'), row('Istituto Sommeiller'), date],
    ...[row('*Laurea in Fisica*', { gap: 2 }), row('Normale'), date],
  ];
  expect(joined(24, ...rows)[0]).toBe('Ragioniere e perito Commerciale');
  expect(joined(60, ...rows)[0]).toBe('Ragioniere e perito');
});

test('a bold title continues if no line in its look ends although the next one has room', () => {
  const entry = (...lines: string[]) => [...lines.map((line) => row(`*${line}*`)), row('2012 – 2014')];
  const school = entry('SHARPLES MOOR HIGH', 'SCHOOL');
  expect(joined(20, ...school)[0]).toBe('SHARPLES MOOR HIGH SCHOOL');
  expect(joined(20, ...school, row('*MIT*', { gap: 2 }), row('*MSc*'), row('2015'))[0]).toBe(
    'SHARPLES MOOR HIGH',
  );
  expect(joined(20, ...entry('SHARPLES MOOR SCHOOL', 'BACHELOR'))[0]).toBe('SHARPLES MOOR SCHOOL');
  expect(joined(20, ...entry('KENDRIYA SCHOOL NO.', '2'))[0]).toBe('KENDRIYA SCHOOL NO. 2');
});

test('a diploma is the end of a title, not a remark below it', () => {
  const rows = [row('École des Pionniers — Dogwood', { gap: 2 }), close('Diploma'), below('2021')];
  expect(joined(30, ...rows)[0]).toBe('École des Pionniers — Dogwood Diploma');
});

test('a line with marks between its parts continues in the next one', () => {
  const rows = [row('*Nilgiri School*'), row('B.Tech. in Computer'), row('Science · Coimbatore')];
  expect(joined(24, ...rows)).toEqual(['Nilgiri School', 'B.Tech. in Computer Science · Coimbatore']);
  expect(joined(60, ...rows)).toHaveLength(3);
});

test('a bold title beside its date continues below, however wide the column is', () => {
  const wide = 'x'.repeat(100);
  const rows = [row(`*${'Universitat '.repeat(5)}Alta* ┃ 2012 – 2014`), row('*Marina Nova*'), row(wide)];
  expect(joined(110, ...rows)[0]).toMatch('Alta Marina Nova');
  expect(joined(110, row('*Universitat* ┃ 2012 – 2014'), row('*Marina Nova*'), row(wide))).toHaveLength(3);
});

test('a grade below a full line does not continue it', () => {
  const rows = entry(row('*Laurea*', { gap: 2 }), below('Università di Trento'), close('Votazione 104/110'));
  expect(joined(24, ...rows)).toEqual(['Laurea', 'Università di Trento', 'Votazione 104/110', '2012 – 2014']);
});

test('a full line, or one that ends in a comma, continues up to the date in the next line, however short', () => {
  const upper = 'School Certificate, Memorial School, Anambra';
  expect(joined(45, row(upper), row('State, 2009'))).toEqual([`${upper} State, 2009`]);
  const comma = 'Berufsausbildung, VEB Kombinat,';
  expect(joined(45, row(comma), row('Betriebsberufsschule, Neustadt, 1991'))).toEqual([
    `${comma} Betriebsberufsschule, Neustadt, 1991`,
  ]);
});

test('a narrow title leaves a gutter before the lines of its date', () => {
  const title = 'x'.repeat(64);
  expect(joined(100, row(`*${title}* ┃ 09/2023`), row('*Six* ┃ –'), row('*Form* ┃ 06/2025'))[0]).toMatch(
    /Six/,
  );
});

test('text below a full line with marks does not continue it', () => {
  const below = (text: string) => joined(24, row('Baker | Crust & Crumb', { gap: 2 }), row(text));
  expect(below('Collective')).toEqual(['Baker | Crust & Crumb Collective']);
  expect(below('Apprenticeship. Bread')).toHaveLength(2);
  expect(below('Responsible for all of the bread')).toHaveLength(2);
});

test('a full line that ends with a place is not continued', () => {
  const rows = (upper: string) =>
    entry(row('Baker', { gap: 2 }), below(upper), close('Bread for forty shops'));
  expect(joined(16, ...rows('Acme Mills, Lyon'))).toHaveLength(4);
  expect(joined(16, ...rows('Acme Mills, Fine'))).toHaveLength(3);
});

test('a bold title after its date and a colon continues in the next line', () => {
  const rows = [
    dated('09/2013 – 06/2017: ', 'Inside Wireman', 2),
    close('*Apprenticeship*'),
    close('Joint Training'),
    dated('06/2011: ', 'Diploma', 2),
    close('Heights School'),
  ];
  expect(joined(36, ...rows)[0]).toBe('09/2013 – 06/2017: Inside Wireman Apprenticeship');
});
