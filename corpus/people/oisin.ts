import type { Person } from '../person';

export const oisin: Person = {
  id: 'oisin',
  language: 'en',
  name: 'Oisín Mac Giolla Bhríde',
  title: 'PhD Candidate in Medieval History',
  email: 'oisin.macgiollabhride@leeside.example',
  phone: '+353 20 915 0147',
  place: 'Cork, Ireland',
  links: [
    { site: 'ORCID', address: 'https://orcid.org/0000-0000-0417-2265' },
    { site: 'Homepage', address: 'https://www.oisinmgb.example' },
  ],
  summary:
    'Final-year doctoral researcher working on the account books of Munster friaries between 1390 and 1540. Experienced tutor, palaeographer and organiser of small conferences on smaller budgets.',
  work: [
    {
      company: 'Leeside University',
      position: 'Graduate Teaching Assistant',
      place: 'Cork',
      start: '2022-09',
      end: 'present',
      bullets: [
        'Teach two first-year seminars of 18 students each',
        'Mark essays and supervise the Latin reading group',
      ],
    },
    {
      company: 'County Archives of Tralee',
      position: 'Research Intern',
      place: 'Tralee',
      start: '2021-06',
      end: '2021-08',
      bullets: ['Catalogued 640 estate letters and wrote the finding aid'],
    },
  ],
  education: [
    {
      institution: 'Leeside University',
      degree: 'PhD',
      field: 'Medieval History',
      place: 'Cork',
      start: '2021-09',
      end: 'present',
      note: 'Thesis: Bread, Wax and Wine. Supervisor: Prof. Gráinne Tuohy',
    },
    {
      institution: 'Universiteit van Zeeland',
      degree: 'Research Master',
      field: 'Medieval Studies',
      place: 'Middelburg, Netherlands',
      start: '2019-09',
      end: '2021-07',
      note: 'Cum laude',
    },
    {
      institution: 'Corrib University',
      degree: 'BA',
      field: 'History and Irish',
      place: 'Galway',
      start: '2016-09',
      end: '2019-05',
      note: 'First Class Honours',
    },
  ],
  skills: [
    {
      group: 'Research',
      items: ['Palaeography', 'Archival research', 'Latin', 'Text encoding (TEI)', 'QGIS'],
    },
    { group: 'Teaching', items: ['Seminar design', 'Moodle'] },
  ],
  certifications: [
    {
      name: 'Certificate in Teaching and Learning in Higher Education',
      issuer: 'Leeside University',
      date: '2023-06',
    },
  ],
  languages: [
    { name: 'Irish', level: 'native' },
    { name: 'English', level: 'native' },
    { name: 'Dutch', level: 'B2' },
  ],
  further: [
    {
      kind: 'publications',
      lines: [
        '“Candles on Credit: Wax in the Friary of Kilcrea”, Munster Historical Papers 41 (2024), 77–102',
        'Review of R. Aldous, The Hungry Convent, Annals of Small Houses 9 (2023), 210–212',
      ],
    },
    { kind: 'awards', lines: ['Doctoral Scholarship of the Lonergan Fund, 2021–2025', 'Travel grant, 2023'] },
  ],
};
