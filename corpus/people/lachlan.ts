import type { Person } from '../person';

export const lachlan: Person = {
  id: 'lachlan',
  language: 'en',
  name: 'Lachlan Petrakis',
  title: 'A-Grade Electrician',
  email: 'lachie.petrakis@corio.example',
  phone: '0491 570 006',
  street: '14 Bellarine Court',
  place: 'Grovedale VIC 3216',
  placeForms: ['Grovedale', 'Grovedale VIC'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/lachlan-petrakis' },
    { site: 'Website', address: 'https://www.petrakiselectrical.example' },
  ],
  summary:
    'A-Grade electrician with fourteen years in commercial fit-outs, industrial maintenance and solar. Current White Card, own tools and ute, clean licence. Happy to work shutdowns, weekends and away from home.',
  work: [
    {
      company: 'Otway Electrical Services Pty Ltd',
      position: 'Leading Hand Electrician',
      place: 'North Geelong VIC',
      start: '2019-07',
      end: 'present',
      bullets: [
        'Run a crew of five electricians and two apprentices on commercial fit-outs up to $1.8m',
        'Take-offs, material orders and weekly reporting to the project manager',
        'Test and tag, RCD testing and thermographic inspections for 40 retail sites',
        'No lost time injuries in the crew since 2019',
      ],
    },
    {
      company: 'Petrakis Electrical',
      position: 'Sole Trader',
      place: 'Geelong VIC',
      start: '2017-02',
      end: '2019-06',
      bullets: [
        'Domestic rewires, switchboard upgrades and split systems',
        'Installed 65 rooftop solar systems as a subcontractor for two retailers',
      ],
    },
    {
      company: 'Monadelphous Group',
      position: 'Electrician (FIFO, 2 and 1 roster)',
      place: 'Karratha WA',
      start: '2014-10',
      end: '2016-12',
      bullets: [
        'Cable pulling, glanding and terminations on an LNG project',
        'Hazardous area inspections and dossiers (EEHA)',
      ],
    },
    {
      company: 'Barwon Refrigeration & Air',
      position: 'Electrician',
      place: 'Breakwater VIC',
      start: '2013-03',
      end: '2014-09',
      bullets: ['Control wiring, VSDs and fault finding in cool rooms'],
    },
    {
      company: 'Geelong Group Training',
      position: 'Apprentice Electrician',
      place: 'Geelong VIC',
      start: '2009-02',
      end: '2013-02',
      bullets: ['Hosted by four employers: domestic, hospital, refinery and council'],
    },
  ],
  education: [
    {
      institution: 'The Gordon Institute of TAFE',
      degree: 'Certificate IV',
      field: 'Electrical – Photovoltaic Systems',
      place: 'Geelong VIC',
      start: '2017',
      end: '2018',
    },
    {
      institution: 'The Gordon Institute of TAFE',
      degree: 'Certificate III',
      field: 'Electrotechnology Electrician',
      place: 'Geelong VIC',
      start: '2009',
      end: '2013',
    },
    {
      institution: 'Belmont High School',
      degree: 'VCAL (Senior)',
      place: 'Belmont VIC',
      end: '2008',
    },
  ],
  skills: [
    {
      group: 'Electrical',
      items: [
        'Switchboards',
        'Fault finding',
        'Motor control',
        'Solar and batteries',
        'Data cabling',
        'Hazardous areas',
      ],
    },
    {
      group: 'Site',
      items: ['SWMS and JSAs', 'Estimating', 'AS/NZS 3000', 'simPRO', 'Mentoring apprentices'],
    },
  ],
  certifications: [
    { name: 'A-Grade Electrician’s Licence', issuer: 'Energy Safe Victoria', date: '2013-04' },
    { name: 'Open Cabling Registration', issuer: 'ACMA', date: '2015' },
    { name: 'EWP Licence (over 11 m)', issuer: 'WorkSafe Victoria', date: '2016-08' },
    { name: 'Low Voltage Rescue and CPR', issuer: 'St John Ambulance Victoria', date: '2024-02' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Greek', level: 'conversational' },
  ],
  further: [
    {
      kind: 'interests',
      lines: ['Surf lifesaving at Torquay, footy (Modewarre seconds), restoring a 1976 Kingswood'],
    },
    {
      kind: 'references',
      lines: ['Wayne Dunstan, Project Manager, Otway Electrical Services, 0491 570 157'],
    },
  ],
};
