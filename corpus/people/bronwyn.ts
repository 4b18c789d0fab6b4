import type { Person } from '../person';

export const bronwyn: Person = {
  id: 'bronwyn',
  language: 'en',
  name: 'Bronwyn Papadimitriou',
  title: 'Social Worker',
  email: 'bronwyn.papad@webpost.example',
  phone: '0491 570 158',
  place: 'Adelaide SA 5031',
  placeForms: ['Adelaide', 'Adelaide SA'],
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/bronwyn-papadimitriou' }],
  summary:
    'Accredited social worker with experience in family violence, hospital discharge planning and out-of-home care. Calm in a crisis, tidy with case notes and comfortable in court.',
  work: [
    {
      company: 'Torrens Family Support',
      position: 'Senior Case Manager',
      place: 'Thebarton SA',
      start: '2022-02',
      end: 'present',
      bullets: [
        'Supervise five case workers and two students on placement',
        'Cut the waiting list from eleven weeks to four',
        'Write affidavits and give evidence in the Youth Court',
      ],
    },
    {
      company: 'Fleurieu Regional Hospital',
      position: 'Hospital Social Worker',
      place: 'Victor Harbor SA',
      start: '2017-03',
      end: '2020-12',
      bullets: [
        'Discharge planning on the rehabilitation and aged care wards',
        'Facilitated a fortnightly group for carers',
      ],
    },
    {
      company: 'Hope Street Youth Refuge',
      position: 'Residential Youth Worker',
      place: 'Port Adelaide SA',
      start: '2014-07',
      end: '2017-02',
      bullets: ['Shift work in a six-bed house for young people aged 15 to 18'],
    },
    {
      company: 'Yiayia’s Kitchen',
      position: 'Waitress',
      place: 'Glenelg SA',
      start: '2011',
      end: '2014',
      bullets: ['Weekends in the family restaurant throughout my degree'],
    },
  ],
  education: [
    {
      institution: 'University of Southern Gulf',
      degree: 'Master of Social Work',
      place: 'Adelaide',
      start: '2015',
      end: '2016',
    },
    {
      institution: 'University of Southern Gulf',
      degree: 'Bachelor of Psychology',
      place: 'Adelaide',
      start: '2011',
      end: '2014',
    },
    {
      institution: 'TAFE Onkaparinga',
      degree: 'Certificate IV in Youth Work',
      place: 'Noarlunga',
      start: '2014',
      end: '2014',
    },
  ],
  skills: [
    {
      group: 'Practice',
      items: [
        'Case management',
        'Risk assessment',
        'Motivational interviewing',
        'Trauma-informed practice',
        'Group work',
        'Court reports',
      ],
    },
    { group: 'Other', items: ['C3MS', 'Staff supervision', 'Manual driver licence'] },
  ],
  certifications: [
    { name: 'Accredited Mental Health Social Worker', issuer: 'AASW', date: '2021-08' },
    { name: 'Safe and Together Core Training', date: '2022-10' },
    { name: 'Working with Children Check', issuer: 'Government of South Australia', date: '2023-01' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Greek', level: 'fluent' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Surf lifesaver at Semaphore since 2016'] },
    {
      kind: 'references',
      lines: [
        'Marguerite Oyelaran, Regional Manager, Torrens Family Support',
        'Dr Phil Castagna, Fleurieu Regional Hospital',
      ],
    },
  ],
};
