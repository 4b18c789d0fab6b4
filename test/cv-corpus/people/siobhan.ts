import type { Person } from '../person';

export const siobhan: Person = {
  id: 'siobhan',
  language: 'en',
  name: 'Siobhán O’Connell-Byrne',
  title: 'Clinical Nurse Manager',
  email: 'siobhan.oconnellbyrne@postbox.example',
  phone: '+353 85 123 4567',
  place: 'Galway, Ireland',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/siobhan-oconnell-byrne' }],
  summary:
    'Registered nurse with fourteen years in acute and community care. Calm in a crisis, known for building teams that stay, and for wards where families are told what is going on.',
  work: [
    {
      company: 'St Enda’s University Hospital',
      position: 'Clinical Nurse Manager II',
      place: 'Galway',
      start: '2019-03',
      end: 'present',
      bullets: [
        'Lead a team of 32 nurses and healthcare assistants on a 28-bed respiratory ward',
        'Cut falls with harm by 41% in two years through hourly rounding and a new handover sheet',
        'Chair the hospital’s infection prevention link group',
      ],
    },
    {
      company: 'St Enda’s University Hospital',
      position: 'Senior Staff Nurse',
      place: 'Galway',
      start: '2015-06',
      end: '2019-02',
      bullets: [
        'Coordinated admissions from the emergency department on night duty',
        'Mentored eleven newly qualified nurses through their first year',
      ],
    },
    {
      company: 'Corrib Home Care',
      position: 'Community Nurse',
      place: 'Oranmore',
      start: '2012-09',
      end: '2015-05',
      bullets: [
        'Looked after a caseload of 45 patients with wounds, catheters and palliative needs at home',
        'Introduced tablets for wound photographs, which saved about six clinic visits a week',
      ],
    },
    {
      company: 'Royal Thistle Infirmary',
      position: 'Staff Nurse',
      place: 'Glasgow, Scotland',
      start: '2010-10',
      end: '2012-08',
      bullets: ['Rotated through acute medicine, cardiology and a day surgery unit'],
    },
  ],
  education: [
    {
      institution: 'University of the Western Isles',
      degree: 'Postgraduate Diploma',
      field: 'Respiratory Nursing',
      place: 'Galway',
      start: '2016-09',
      end: '2017-08',
    },
    {
      institution: 'Lough Corrib College of Nursing',
      degree: 'BSc (Hons)',
      field: 'General Nursing',
      place: 'Galway',
      start: '2006-09',
      end: '2010-06',
      note: 'First class honours; student representative of the year',
    },
  ],
  skills: [
    {
      group: 'Clinical',
      items: ['Non-invasive ventilation', 'Wound care', 'Venepuncture', 'Triage', 'Tracheostomy care'],
    },
    { group: 'Management', items: ['Rostering', 'Conflict resolution', 'Clinical audit', 'Budgeting'] },
  ],
  certifications: [
    { name: 'Advanced Cardiac Life Support', issuer: 'Irish Heart Council', date: '2023-04' },
    { name: 'Nurse Prescribing of Ionising Radiation', issuer: 'Nursing Board of Ireland', date: '2018-11' },
    { name: 'Manual Handling Instructor', issuer: 'Safe Lifting Institute', date: '2016-02' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Irish', level: 'fluent' },
  ],
  further: [
    { kind: 'volunteering', lines: ['First aider with the Salthill Lifeboat Crew since 2014'] },
    { kind: 'interests', lines: ['Sea swimming, tin whistle, hill walking'] },
  ],
};
