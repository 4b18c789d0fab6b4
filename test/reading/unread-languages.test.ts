import { expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import { laidOut, section } from '../support/laid-out';

const warningsOf = (...lines: string[]) =>
  readEntries({ ...laidOut(section('header', lines)), warnings: ['Only the first page was read.'] }).warnings;

test.each([
  ['Finnish', ['Työkokemus', 'Myyjä, Kauppa Oy, 2015 – 2019', 'Koulutus', 'Kielitaito', 'Suomi, englanti']],
  ['Czech', ['Pracovní zkušenosti', 'Prodavač, 2015 – dosud', 'Vzdělání', 'Jazykové znalosti']],
  ['Turkish', ['İş Deneyimi', 'Satış, 2015 – halen', 'Eğitim', 'Yabancı Dil', 'Kişisel Bilgiler']],
  ['Cyrillic letters', ['Опыт работы', 'Продавец, 2015 – 2019', 'Образование']],
  ['Japanese', ['職務経歴', 'エンジニア、2015年', '学歴']],
  ['Thai', ['ประสบการณ์ทำงาน', 'การศึกษา']],
])('a CV in %s says so before anything else', (language, lines) => {
  expect(warningsOf('Ada Sample', ...lines)).toEqual([
    expect.stringContaining(`This document is in ${language}.`),
    'Only the first page was read.',
  ]);
});

test('a CV whose language is not recognised says so', () => {
  const lines = Array.from({ length: 30 }, () => 'Vuosien varrella kertynyttä ymmärrystä');
  expect(warningsOf('Ada Sample', ...lines)[0]).toContain('in a language that is not known here.');
});

test.each([
  ['English', 'Baker at the mill, in charge of the ovens and of the shop'],
  ['German', 'Bäckerin in der Mühle, zuständig für die Öfen und den Laden'],
  ['Danish', 'Bager hos møllen, med ansvar for ovne og butik i byen'],
  ['Polish', 'Piekarz w młynie, praca przy piecach i w sklepie dla gości'],
])('without known headings, prose in %s is still known', (_, line) => {
  expect(warningsOf('Ada Sample', ...Array.from({ length: 12 }, () => line))).toEqual([
    'Only the first page was read.',
  ]);
});
