import type { Person } from '../person';

export const jarrah: Person = {
  id: 'jarrah',
  language: 'en',
  name: 'Jarrah Whitcombe',
  title: 'Coded Welder and Fabricator',
  email: 'jarrahwhitcombe@tradie.example',
  phone: '0412 345 678',
  place: 'Newcastle, NSW',
  links: [],
  summary:
    'Pressure welder with tickets for stainless, carbon and duplex. Fifteen years across mines, shipyards and sugar mills; no lost-time injury since 2013.',
  work: [
    {
      company: 'Hunter Pressure Vessels Pty Ltd',
      position: 'Leading Hand Welder',
      place: 'Tomago, NSW',
      start: '2018',
      end: 'present',
      bullets: [
        'Run a crew of seven boilermakers on vessels up to 40 tonnes',
        'Repair rate under 0.8% on radiographed seams for four years',
        'Train apprentices in purge welding of duplex pipe',
      ],
    },
    {
      company: 'Coral Coast Shipyards',
      position: 'Structural Welder',
      place: 'Cairns, QLD',
      start: '2014',
      end: '2018',
      bullets: [
        'Welded aluminium superstructures of patrol boats to class rules',
        'Safety representative of the second shift',
      ],
    },
    {
      company: 'Burdekin Sugar Mill',
      position: 'Boilermaker',
      place: 'Ayr, QLD',
      start: '2011',
      end: '2014',
      bullets: ['Maintained crushing rolls, juice heaters and steam lines through four seasons'],
    },
    {
      company: 'Redgum Steel Fabrications',
      position: 'Apprentice Boilermaker',
      place: 'Tamworth, NSW',
      start: '2007',
      end: '2011',
      bullets: ['Served a four-year apprenticeship in structural steel and pipe'],
    },
  ],
  education: [
    {
      institution: 'Peel Valley Institute of TAFE',
      degree: 'Certificate III',
      field: 'Engineering – Fabrication Trade',
      place: 'Tamworth, NSW',
      start: '2007',
      end: '2011',
    },
    {
      institution: 'Farrer Creek High School',
      degree: 'Higher School Certificate',
      place: 'Tamworth, NSW',
      end: '2006',
    },
  ],
  skills: [
    { group: 'Processes', items: ['GTAW', 'SMAW', 'FCAW', 'Submerged arc', 'Oxy-fuel cutting'] },
    { group: 'Shop', items: ['Isometric drawings', 'Press brake', 'Rigging and slinging', 'Purge welding'] },
  ],
  certifications: [
    { name: 'AS 1796 Pressure Welder Certificate 1 to 3', issuer: 'Weld Standards Australia', date: '2012' },
    { name: 'High Risk Work Licence – Dogging', issuer: 'SafeSite NSW', date: '2016' },
    { name: 'Confined Space Entry', date: '2022' },
  ],
  languages: [{ name: 'English', level: 'native' }],
  further: [
    { kind: 'interests', lines: ['Restoring a 1974 ute, surf fishing'] },
    { kind: 'references', lines: ['Available on request'] },
  ],
};
