import type { Person } from '../person';

export const dwayne: Person = {
  id: 'dwayne',
  language: 'en',
  name: 'Dwayne R. Kowalczyk',
  title: 'Freight Dispatcher',
  email: 'dkowalczyk74@ozarkmail.example',
  phone: '417-555-0128',
  place: 'Springfield, MO 65807',
  placeForms: ['Springfield, MO', 'Springfield'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/dwayne-kowalczyk-dispatch' },
    { site: 'Indeed', address: 'https://profile.indeed.com/p/dwaynek-8fj2' },
  ],
  summary:
    'Dispatcher who spent 14 years behind the wheel before moving to the desk. 1.6 million safe miles, so drivers listen when I call. Handle 38 trucks in reefer and dry van, know hours of service by heart and keep empty miles under 9%.',
  work: [
    {
      company: 'Ozark Heartland Carriers',
      position: 'Fleet Dispatcher',
      place: 'Springfield, MO',
      start: '2021-09',
      end: 'present',
      bullets: [
        'Plan and dispatch 38 drivers across 22 states, about 260 loads a week',
        'Book backhauls on DAT and Truckstop, raised revenue per mile from $2.11 to $2.47',
        'Watch ELD hours in Samsara and step in before violations happen',
        'Train new dispatchers (four so far)',
      ],
    },
    {
      company: 'Ozark Heartland Carriers',
      position: 'Night Dispatcher',
      place: 'Springfield, MO',
      start: '2019-11',
      end: '2021-08',
      bullets: [
        'Only person on shift from 6 pm to 4 am for the whole fleet',
        'Breakdowns, weather reroutes, lumper payments and detention claims',
      ],
    },
    {
      company: 'Prairie Star Transport, Inc.',
      position: 'OTR Driver, Refrigerated',
      place: 'Joplin, MO',
      start: '2012-04',
      end: '2019-10',
      bullets: [
        'Ran all 48 states, 125,000 miles a year, no preventable accidents',
        'Driver trainer for 11 new CDL holders',
        '98.6% on-time delivery',
      ],
    },
    {
      company: 'Gateway Building Supply',
      position: 'Flatbed Driver',
      place: 'Rolla, MO',
      start: '2008-03',
      end: '2012-03',
      bullets: [
        'Local and regional deliveries of lumber, trusses and steel',
        'Securement, tarping and Moffett forklift',
      ],
    },
    {
      company: 'Swift River Trucking',
      position: 'Company Driver',
      place: 'St. Louis, MO',
      start: '2005-07',
      end: '2008-02',
      bullets: ['Dry van, team and solo'],
    },
    {
      company: 'Dollar Barn Distribution Center',
      position: 'Forklift Operator',
      place: 'Fulton, MO',
      start: '2002',
      end: '2005',
      bullets: ['Loaded 30 trailers a shift'],
    },
  ],
  education: [
    {
      institution: 'Ozarks Technical Community College',
      degree: 'Certificate',
      field: 'Supply Chain Management',
      place: 'Springfield, MO',
      start: '2020-08',
      end: '2021-05',
    },
    {
      institution: 'Show-Me Truck Driving School',
      degree: 'CDL Class A Training Program',
      place: 'Columbia, MO',
      end: '2005-06',
    },
    {
      institution: 'Waynesville High School',
      degree: 'High School Diploma',
      place: 'Waynesville, MO',
      end: '2002',
    },
  ],
  skills: [
    {
      group: 'Dispatch',
      items: ['Load planning', 'Hours of Service', 'Rate negotiation', 'Backhauls', 'Driver relations'],
    },
    {
      group: 'Systems',
      items: ['McLeod LoadMaster', 'DAT One', 'Samsara ELD', 'Truckstop', 'Microsoft Excel'],
    },
  ],
  certifications: [
    { name: 'CDL Class A with Hazmat and Tanker endorsements', issuer: 'Missouri DOR', date: '2005-06' },
    { name: 'TWIC Card', issuer: 'TSA', date: '2022-03' },
    { name: 'Smith System Driver Trainer', date: '2015' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Spanish', level: 'conversational' },
  ],
  further: [
    {
      kind: 'awards',
      lines: [
        'Million Mile Safe Driver, Prairie Star Transport, 2017',
        'Dispatcher of the Year, Ozark Heartland, 2023',
      ],
    },
  ],
};
