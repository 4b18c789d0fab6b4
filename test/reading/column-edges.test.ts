import { expect, test } from 'vitest';
import { columnEdges } from '../../src/reading/entries/lines/column-edges';
import { row, section } from '../support/laid-out';

const wide = section('summary', ['x'.repeat(100)]);
const narrow = section('education', ['BSc', 'Leeds']);

test('a column is as wide as the lines that begin where its own do', () => {
  expect(columnEdges([wide, narrow])(narrow)).toBe(550);
  expect(columnEdges([narrow])(narrow)).toBe(75);
});

test('a column ends before the sections beside it', () => {
  const beside = section('skills', [row('Welding', { x: 200 })]);
  expect(columnEdges([wide, narrow, beside])(narrow)).toBeLessThan(200);
});

test('a column is as wide as the texts beside its dates', () => {
  const dated = section('work', ['2012 – 2014 ┃ Baker', row('Bread and cakes for forty shops', { x: 400 })]);
  expect(columnEdges([dated])(dated)).toBe(555);
});
