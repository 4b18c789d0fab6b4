import type { Person } from '../person';

export const darnell: Person = {
  id: 'darnell',
  language: 'en',
  name: 'Darnell T. Whitaker',
  title: 'Licensed Electrician',
  email: 'dtwhitaker@ohiomail.example',
  phone: '(614) 555-0173',
  street: '1182 Linwood Ave',
  place: 'Columbus, OH 43206',
  placeForms: ['Columbus, OH'],
  links: [],
  summary:
    'Journeyman electrician with 12 years in commercial and light industrial work. Reads prints, runs crews of up to six, and has not had a lost-time accident since 2013.',
  work: [
    {
      company: 'Buckeye State Electric Co.',
      position: 'Foreman',
      place: 'Columbus, OH',
      start: '2021-05',
      end: 'present',
      bullets: [
        'Run a crew of six on hospital and data center jobs up to $3.2 million',
        'Lay out conduit and cable tray from BIM drawings',
        'Train first- and second-year apprentices',
      ],
    },
    {
      company: 'Buckeye State Electric Co.',
      position: 'Journeyman Electrician',
      place: 'Columbus, OH',
      start: '2017-08',
      end: '2021-04',
      bullets: [
        'Installed switchgear, VFDs and fire alarm systems',
        'Pulled 15 kV feeders for a bottling plant',
      ],
    },
    {
      company: 'Haskins & Boyd Contracting',
      position: 'Apprentice Electrician',
      place: 'Dayton, OH',
      start: '2013-06',
      end: '2017-07',
      bullets: ['8,000 hours of on-the-job training in five school renovations and an airport terminal'],
    },
    {
      company: 'Big Darby Lumber',
      position: 'Yard Associate',
      place: 'Hilliard, OH',
      start: '2011',
      end: '2013',
      bullets: ['Loaded trucks, drove a forklift and cut lumber to order'],
    },
  ],
  education: [
    {
      institution: 'Central Ohio Electrical JATC',
      degree: 'Inside Wireman Apprenticeship',
      place: 'Columbus, OH',
      start: '2013-09',
      end: '2017-06',
    },
    {
      institution: 'Franklin Heights High School',
      degree: 'High School Diploma',
      place: 'Columbus, OH',
      end: '2011-06',
    },
  ],
  skills: [
    {
      group: 'Electrical',
      items: [
        'Conduit bending',
        'Motor controls',
        'Fire alarm',
        'Blueprint reading',
        'Troubleshooting',
        'NEC 2023',
      ],
    },
    { group: 'Tools', items: ['Bluebeam', 'Megger testing', 'Scissor lift'] },
  ],
  certifications: [
    { name: 'Ohio Electrical Contractor License', issuer: 'OCILB', date: '2020' },
    { name: 'OSHA 30-Hour Construction', issuer: 'OSHA', date: '2018' },
    { name: 'NFPA 70E Electrical Safety', date: '2022' },
    { name: 'Certified Rigger and Signal Person', issuer: 'NCCER', date: '2019' },
    { name: 'Mobile Elevating Work Platform Operator', date: '2023' },
    { name: 'CPR and First Aid', issuer: 'American Red Cross', date: '2024' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Spanish', level: 'conversational' },
  ],
  further: [
    { kind: 'awards', lines: ['Apprentice of the Year, Haskins & Boyd, 2016'] },
    { kind: 'references', lines: ['Furnished upon request'] },
  ],
};
