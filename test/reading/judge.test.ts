import { describe, expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import { contradictionsIn, judgedReading } from '../../src/reading/judge';
import { layOut } from '../../src/reading/layout/lay-out';
import { type LayoutAssumptions, usualAssumptions } from '../../src/reading/layout-types';
import { laidOut, section } from '../support/laid-out';
import { bold, line, page } from './page-contents';
import { name } from './read-sections';

const header = section('header', ['*Jane Doe*']);
const job = ['*Welder*', 'Acme Ltd', '2018 – 2020'];
const work = section('work', job, 'Work');
const contradicting = (...sections: Parameters<typeof laidOut>) =>
  contradictionsIn(readEntries(laidOut(header, ...sections))).map(({ text }) => text);

describe('contradictions of a reading', () => {
  test('are none if every period belongs to an entry', () => {
    const projects = section('projects', ['Bridge, 2019 – 2020'], 'Projects');
    const skills = section('skills', ['TIG, MIG'], 'Skills');
    expect(contradicting(work, projects, skills)).toEqual([]);
  });

  test('are headings of which no section came, but not labels of several entries', () => {
    const labelled = [...job, 'Skills', '*Fitter*', 'Boxer Ltd', '2015 – 2018', 'Skills'];
    expect(contradicting(work, section('education', [], 'Education'))).toEqual(['Education']);
    expect(contradicting(section('work', [...job, 'Education'], 'Work'))).toEqual(['Education']);
    expect(contradicting(section('work', labelled, 'Work'))).toEqual([]);
  });

  test('are periods outside of entries, and second ones within', () => {
    const company = section('other', ['Fitter', '2015 – 2018'], 'Boxer Ltd');
    expect(contradicting(work, company)).toEqual(['2015 – 2018']);
    const read = readEntries(laidOut(header, work, company));
    const lines = [...read.work, ...read.unplaced].flatMap((part) => part.lines);
    const swallowed = { ...read, unplaced: [], work: read.work.map((each) => ({ ...each, lines })) };
    expect(contradictionsIn(swallowed).map(({ text }) => text)).toEqual(['2015 – 2018']);
  });
});

describe('a judged reading', () => {
  test('is not one that has lost its entries with what contradicted', async () => {
    const company = section('other', ['Fitter', '2015 – 2018'], 'Boxer Ltd');
    const read = await judgedReading(({ headingsByLook }) =>
      headingsByLook
        ? laidOut(header, work, company)
        : laidOut(header, section('summary', ['I weld.'], 'Me')),
    );
    expect(read.work.map(({ company }) => company)).toEqual(['Acme Ltd']);
  });

  const capitals = { ...bold, isCapitals: true };
  const companies = async (...items: Parameters<typeof page>[0]) => {
    const ways: LayoutAssumptions[] = [];
    const { work } = await judgedReading((way) => {
      ways.push(way);
      return layOut([page([...name, ...items])], 1, way);
    });
    return { companies: work.map(({ company }) => company), ways };
  };
  const jobs = (second: string, look = bold) => [
    ...line('PROFESSIONAL EXPERIENCE', 50, 110, capitals),
    ...line('Acme Logistics', 50, 140, bold),
    ...line('Recruiter', 50, 154),
    ...line('Leeds | March 2021 – Present', 50, 168),
    ...line('Wrote reports for the board.', 50, 182),
    ...line(second, 50, 212, look),
    ...line('Recruiter', 50, 226),
    ...line('Leeds | March 2019 – March 2021', 50, 240),
    ...line('Wrote more reports for the board.', 50, 254),
    ...line('EDUCATION', 50, 284, capitals),
    ...line('Leeds University, BSc Physics, 2010 – 2013', 50, 314),
  ];

  test('is the usual one, read once, if nothing contradicts it', async () => {
    const read = await companies(...jobs('Brook Ltd'));
    expect(read).toEqual({ companies: ['Acme Logistics', 'Brook Ltd'], ways: [usualAssumptions] });
  });

  test('of a long document is the usual one as well, because others take too long', async () => {
    let readings = 0;
    const layOutLong = (length: number) => () => {
      readings += 1;
      return laidOut(header, work, section('other', Array(length).fill('2015 – 2018'), 'Boxer Ltd'));
    };
    await judgedReading(layOutLong(700));
    expect(readings).toBe(1);
    await judgedReading(layOutLong(20));
    expect(readings).toBe(5);
  });

  test('keeps the name, whatever contradicts', async () => {
    const company = section('other', ['2015 – 2018'], 'Boxer Ltd');
    const read = await judgedReading(({ columns }) =>
      columns ? laidOut(header, work, company) : laidOut(work),
    );
    expect(read.name?.value).toBe('Jane Doe');
  });

  test('takes companies in the look of headings for companies if jobs would be lost', async () => {
    const read = await companies(...jobs('BKL', capitals));
    expect(read.companies).toEqual(['Acme Logistics', 'BKL']);
  });

  test('reads labels and values row by row, even if they are not quite on one line', async () => {
    const form = [
      ['Period', '2018 – 2020'],
      ['Employer', 'Brook Ltd'],
      ['Position', 'Recruiter'],
    ].flatMap(([label = '', value = ''], at) => [
      ...line(label, 50, 132 + at * 16),
      ...line(value, 220, 130 + at * 16),
    ]);
    const more = [
      ['Period', '2014 – 2018'],
      ['Employer', 'Acme Logistics'],
      ['Position', 'Clerk'],
    ].flatMap(([label = '', value = ''], at) => [
      ...line(label, 50, 192 + at * 16),
      ...line(value, 220, 190 + at * 16),
    ]);
    const read = await companies(
      ...line('Work experience', 50, 110, bold),
      ...form,
      ...more,
      ...line('Education', 50, 250, bold),
      ...line('Period', 50, 272),
      ...line('2010 – 2013', 220, 270),
      ...line('Degree', 50, 288),
      ...line('BSc Physics', 220, 286),
      ...line('School', 50, 304),
      ...line('Leeds University', 220, 302),
    );
    expect(read.companies).toEqual(['Brook Ltd', 'Acme Logistics']);
  });
});
