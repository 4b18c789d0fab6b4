import type { Person } from '../person';

export const brianna: Person = {
  id: 'brianna',
  language: 'en',
  name: 'Brianna Kowalczyk',
  title: 'Senior Product Marketing Manager | B2B SaaS',
  email: 'brianna.kowalczyk@mailroom.example',
  phone: '(512) 555-0176',
  place: 'Austin, TX',
  placeForms: ['Austin, Texas'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/briannakowalczyk' },
    { site: 'Portfolio', address: 'https://briannak.example' },
  ],
  summary:
    'Product marketer with 9+ years of bringing developer and fintech products to market. Known for turning messy roadmaps into crisp positioning, and for launches that sales actually uses. Led 14 tier-1 launches contributing $38M in net new ARR.',
  work: [
    {
      company: 'Ledgerloop',
      position: 'Senior Product Marketing Manager',
      place: 'Austin, TX (Remote)',
      start: '2022-01',
      end: 'present',
      bullets: [
        'Own positioning, pricing and go-to-market for the accounts payable suite ($52M ARR)',
        'Launched AI invoice capture to 4,100 customers; 31% attach rate in two quarters',
        'Rebuilt competitive program in Klue, lifting win rate against top rival from 38% to 47%',
        'Manage two PMMs and a $1.2M launch budget',
      ],
    },
    {
      company: 'Bluebonnet Cloud, Inc.',
      position: 'Product Marketing Manager',
      place: 'Austin, TX',
      start: '2018-08',
      end: '2021-12',
      bullets: [
        'First PMM hire; built messaging framework, personas and launch tiers from scratch',
        'Partnered with Product on a freemium plan that doubled sign-ups in six months',
        'Ran quarterly customer advisory board with 22 enterprise accounts',
      ],
    },
    {
      company: 'Hartwell & Finch',
      position: 'Marketing Manager, Demand Generation',
      place: 'Chicago, IL',
      start: '2016-06',
      end: '2018-07',
      bullets: [
        'Generated $6.4M in pipeline through webinars, paid social and ABM',
        'Migrated 180K contacts from Pardot to Marketo',
      ],
    },
    {
      company: 'Hartwell & Finch',
      position: 'Marketing Coordinator',
      place: 'Chicago, IL',
      start: '2014-07',
      end: '2016-05',
      bullets: ['Wrote weekly newsletter (open rate 34%) and coordinated 11 trade shows'],
    },
  ],
  education: [
    {
      institution: 'University of Texas at Austin, McCombs School of Business',
      degree: 'Master of Business Administration',
      place: 'Austin, TX',
      start: '2019-08',
      end: '2021-05',
      note: 'Evening program, Dean’s Award',
    },
    {
      institution: 'Loyola University Chicago',
      degree: 'B.A.',
      field: 'Communication Studies',
      place: 'Chicago, IL',
      start: '2010-08',
      end: '2014-05',
      note: 'Minor in Statistics, GPA 3.7/4.0',
    },
  ],
  skills: [
    {
      group: 'Marketing',
      items: [
        'Go-to-Market Strategy',
        'Positioning & Messaging',
        'Pricing & Packaging',
        'Sales Enablement',
        'Competitive Intelligence',
        'Customer Research',
        'Analyst Relations',
      ],
    },
    {
      group: 'Tools',
      items: ['Salesforce', 'HubSpot', 'Marketo', 'Gong', 'Klue', 'Amplitude', 'Tableau', 'SQL (basic)'],
    },
  ],
  certifications: [
    { name: 'Product Marketing Core', issuer: 'Product Marketing Alliance', date: '2020' },
    { name: 'Pragmatic Certified Product Manager – Level III', issuer: 'Pragmatic Institute', date: '2022' },
  ],
  languages: [
    { name: 'English', level: 'Native' },
    { name: 'Polish', level: 'Conversational' },
  ],
  further: [
    {
      kind: 'awards',
      lines: ['Top 50 Product Marketing Mentor, 2023', 'Ledgerloop President’s Club, FY2022 and FY2024'],
    },
    { kind: 'volunteering', lines: ['Board member, Austin Girls Code Collective'] },
  ],
};
