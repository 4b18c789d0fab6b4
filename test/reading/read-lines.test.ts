import { expect, test } from 'vitest';
import { readLines } from '../../src/reading/read-lines';

const linesOf = (...texts: string[]) =>
  texts.flatMap((text, index) =>
    // A blank line is a gap.
    text === '' ? [] : [{ text, page: 2, x: 60, y: 200 + 14 * index, width: 300, height: 12 }],
  );

test('lines without a place are read as jobs, and keep their place in the document', () => {
  const lines = linesOf(
    'Nurse, St Anne Hospital',
    'March 2019 – June 2022',
    '• Trained eleven nurses.',
    '',
    'Carer, Harbour House',
    '2016 – 2019',
    '• Ran the night shift.',
  );
  const { sections, unplaced } = readLines('workExperience', lines);
  expect(sections.workExperience.map(({ values }) => values)).toMatchObject([
    { position: 'Nurse', company: 'St Anne Hospital', startDate: '2019-03', endDate: '2022-06' },
    { position: 'Carer', company: 'Harbour House', startDate: '2016', endDate: '2019' },
  ]);
  expect(sections.workExperience[1]?.lines.map(({ text }) => text)).toContain('Carer, Harbour House');
  expect(sections.workExperience[1]?.lines[0]).toMatchObject({ page: 2, x: 60 });
  expect(unplaced).toEqual([]);
});

test('lines are read as the section that their owner names', () => {
  const school = readLines('education', linesOf('BSc Nursing, University of Hull, 2012 – 2015'));
  expect(school.sections.education.map(({ values }) => values)).toMatchObject([
    { institution: 'University of Hull', startDate: '2012', endDate: '2015' },
  ]);
  const skills = readLines('skills', linesOf('Excel, SQL, Python'));
  expect(skills.sections.skills.map(({ values }) => values.name)).toEqual(['Excel', 'SQL', 'Python']);
  expect(skills.sections.workExperience).toEqual([]);
});

test('lines are read as projects, publications, languages, volunteering and awards, too', () => {
  const project = readLines(
    'projects',
    linesOf('Tide Clock', '2021 – 2022', '• Predicts the tides of three harbours.'),
  );
  expect(project.sections.projects.map(({ values }) => values)).toMatchObject([
    { name: 'Tide Clock', startDate: '2021', endDate: '2022' },
  ]);
  const read = {
    publications: readLines('publications', linesOf('On Tides, Journal of Harbours, 2019')).sections
      .publications,
    languages: readLines('languages', linesOf('English: C2', 'Portuguese: B1')).sections.languages,
    volunteering: readLines('volunteering', linesOf('Lifeboat crew, RNLI, 2015 – 2018')).sections
      .volunteering,
    awards: readLines('awards', linesOf('Medal for Gallantry, RNLI, 2018')).sections.awards,
  };
  expect(read.publications).toMatchObject([
    { values: { title: 'On Tides, Journal of Harbours', date: '2019' } },
  ]);
  expect(read.languages).toMatchObject([
    { values: { name: 'English', level: 'C2' } },
    { values: { name: 'Portuguese', level: 'B1' } },
  ]);
  expect(read.volunteering).toMatchObject([{ values: { organization: 'RNLI', position: 'Lifeboat crew' } }]);
  expect(read.awards).toMatchObject([{ values: { title: 'Medal for Gallantry, RNLI', date: '2018' } }]);
});
