import { expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import type { DocumentSection, Row } from '../../src/reading/layout-types';
import { propose } from '../../src/reading/propose/propose';
import { laidOut, row, section } from '../support/laid-out';

const valuesIn = (...sections: DocumentSection[]) => {
  const { sections: proposed, unplaced } = propose(
    readEntries(laidOut(section('header', ['Ada King']), ...sections)),
  );
  const { projects, publications, languages, volunteering, awards } = proposed;
  const lists = { projects, publications, languages, volunteering, awards };
  const values = Object.entries(lists).map(([key, entries]) => [key, entries.map((entry) => entry.values)]);
  return { ...Object.fromEntries(values), unplaced: unplaced.map(({ text }) => text) };
};
const projects = (...rows: (string | Row)[]) => valuesIn(section('projects', rows, 'Projects')).projects;
const publications = (...rows: (string | Row)[]) =>
  valuesIn(section('publications', rows, 'Publications')).publications;
const awards = (...rows: (string | Row)[]) => valuesIn(section('awards', rows, 'Awards')).awards;

test('a project has a name, its period, its technologies and what came of it', () => {
  expect(
    projects(
      '*Harbour map* ┃ 03/2021 – 06/2022',
      'Depths of small harbours.',
      '• Read by two thousand skippers',
      'Technologies: Leaflet, PostGIS',
      row('*Tide clock* ┃ 2019 – present', { gap: 2 }),
      '• Shows the next high water',
    ),
  ).toEqual([
    {
      name: 'Harbour map',
      startDate: '2021-03',
      endDate: '2022-06',
      description: 'Depths of small harbours.',
      highlights: ['Read by two thousand skippers'],
      technologies: ['Leaflet', 'PostGIS'],
    },
    expect.objectContaining({
      name: 'Tide clock',
      isCurrent: true,
      highlights: ['Shows the next high water'],
    }),
  ]);
});

test('beside the name of a project stand its technologies, a role or an address', () => {
  expect(
    projects(
      '*Harbour map | Python, Leaflet* ┃ 2021 – 2022',
      '• Read by two thousand skippers',
      row('*Tide clock – Lead developer* ┃ 2019 – 2020', { gap: 2 }),
      'tides.example/clock',
      '• Shows the next high water',
    ),
  ).toMatchObject([
    { name: 'Harbour map', technologies: ['Python', 'Leaflet'] },
    { name: 'Tide clock', role: 'Lead developer', url: 'https://tides.example/clock' },
  ]);
});

test('a link on the name of a project is its address', () => {
  const [project] = projects(
    row('*Harbour map* ┃ 2021', { link: 'https://harbour.example/' }),
    '• Maps harbours',
  );
  expect(project).toMatchObject({ name: 'Harbour map', url: 'https://harbour.example/' });
});

test.each([
  [
    'King, A., & Murray, G. (2020). Notes on tides. Journal of Harbours, 12(3), 4–9. https://doi.org/10.1000/tides.12',
    {
      title: 'Notes on tides',
      authors: ['King, A.', 'Murray, G.'],
      publisher: 'Journal of Harbours, 12(3), 4–9',
      url: 'https://doi.org/10.1000/tides.12',
    },
  ],
  [
    'A. King and G. Murray, "Notes on tides," Journal of Harbours, May 2020',
    {
      title: 'Notes on tides',
      authors: ['A. King', 'G. Murray'],
      publisher: 'Journal of Harbours',
      date: '2020-05',
    },
  ],
  ['Notes on tides, Journal of Harbours', { title: 'Notes on tides, Journal of Harbours' }],
])('%s is a publication with its authors and its place', (text, expected) => {
  expect(publications(`• ${text}`)).toEqual([expect.objectContaining(expected)]);
});

test('each bullet in a list of awards is one award, but a list under a title belongs to it', () => {
  expect(
    awards(
      '• Harbour Prize (2024)',
      '• Thirty Under Thirty, in the list of',
      'young founders (2023)',
      '• Grant (2018)',
    ).map(({ title }: { title: string }) => title),
  ).toEqual(['Harbour Prize', 'Thirty Under Thirty, in the list of young founders', 'Grant']);
  expect(awards('*Harbour Prize*', '• for a thesis', '• of the year')).toEqual([
    { title: 'Harbour Prize', description: 'for a thesis\nof the year' },
  ]);
});

test('a volunteer position is read like a paid one, and is none', () => {
  const read = valuesIn(
    section(
      'volunteering',
      ['*Coxswain* ┃ 04/2015 – 09/2019', 'Lifeboat Association', '• Forty launches'],
      'Service',
    ),
  );
  expect(read.volunteering).toEqual([
    {
      organization: 'Lifeboat Association',
      position: 'Coxswain',
      startDate: '2015-04',
      endDate: '2019-09',
      highlights: ['Forty launches'],
    },
  ]);
});

test('a language has a level where the document says one of the framework, and its own words otherwise', () => {
  const rows = ['German (C1)', 'English: native', 'French – fluent', 'Dutch – B2 spoken'];
  expect(valuesIn(section('languages', rows, 'Languages')).languages).toEqual([
    { name: 'German', level: 'C1' },
    { name: 'English', level: 'Native' },
    { name: 'French', description: 'fluent' },
    { name: 'Dutch', level: 'B2', description: 'B2 spoken' },
  ]);
});
