import type { Person } from '../person';

export const marcus: Person = {
  id: 'marcus',
  language: 'en',
  name: 'Marcus Delacroix-Hayes',
  title: 'Regional Sales Director',
  email: 'm.delacroixhayes@dealmaker.example',
  phone: '(504) 555-0142',
  place: 'New Orleans, LA',
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/marcusdelacroixhayes' },
    { site: 'X', address: 'https://x.com/marcussells' },
  ],
  summary:
    'Sales leader in medical devices who has opened four territories and never missed a year’s number twice in a row. Coaches by riding along, not by dashboard.',
  work: [
    {
      company: 'Crescent Medical Devices, Inc.',
      position: 'Regional Sales Director',
      place: 'New Orleans, LA',
      start: '2020-01',
      end: 'present',
      bullets: [
        'Grew Gulf Coast revenue from $11M to $27M with a team of fourteen representatives',
        'Won the largest orthopedic contract in company history, worth $6.4M over three years',
        'Cut ramp time for new hires from nine months to five',
      ],
    },
    {
      company: 'Bayou Surgical Supply',
      position: 'Territory Account Manager',
      place: 'Baton Rouge, LA',
      start: '2015-05',
      end: '2019-12',
      bullets: [
        'Ranked first of 38 managers in 2017 and 2018',
        'Signed 22 new ambulatory surgery centers in a market believed to be full',
      ],
    },
    {
      company: 'Pelican Office Systems',
      position: 'Account Executive',
      place: 'Lafayette, LA',
      start: '2012-06',
      end: '2015-04',
      bullets: ['Sold managed print contracts to law firms and parish governments'],
    },
    {
      company: 'Southern Comfort HVAC',
      position: 'Inside Sales Representative',
      place: 'Metairie, LA',
      start: '2010-summer',
      end: '2012-05',
      bullets: ['Made sixty outbound calls a day and kept the notes to prove it'],
    },
  ],
  education: [
    {
      institution: 'Pontchartrain State University',
      degree: 'Bachelor of Business Administration',
      field: 'Marketing',
      place: 'Hammond, LA',
      start: '2006',
      end: '2010',
    },
  ],
  skills: [
    {
      group: 'Selling',
      items: [
        'Consultative selling',
        'Contract negotiation',
        'Territory planning',
        'Cold calling',
        'Forecasting',
      ],
    },
    { group: 'Software', items: ['Salesforce', 'HubSpot', 'Tableau', 'Excel'] },
  ],
  certifications: [
    { name: 'Certified Sales Leadership Professional', issuer: 'American Sales Council', date: '2019' },
    { name: 'Operating Room Access Credential', issuer: 'VendorPass', date: '2021' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Louisiana Creole', level: 'conversational' },
  ],
  further: [
    { kind: 'awards', lines: ['President’s Club 2017, 2018, 2022', 'Rookie of the Year 2015'] },
    { kind: 'volunteering', lines: ['Youth baseball coach, Mid-City Recreation League'] },
  ],
};
