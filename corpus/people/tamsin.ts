import type { Person } from '../person';

export const tamsin: Person = {
  id: 'tamsin',
  language: 'en',
  name: 'Tamsin Trevorrow',
  title: 'Registered Midwife',
  email: 'tamsin.trevorrow@postbag.example',
  phone: '07700 900288',
  place: 'Truro, Cornwall',
  links: [],
  summary:
    'Band 7 midwife with 17 years in hospital and community settings. I am at my best in small continuity teams, with women whose pregnancies are anything but textbook, and with newly qualified staff who are finding their feet.',
  work: [
    {
      company: 'Penmarrow Hospitals NHS Trust',
      position: 'Continuity Team Leader (Band 7)',
      place: 'Truro',
      start: '2019-11',
      end: 'present',
      bullets: [
        'Lead a team of eight midwives caring for 280 families a year',
        'Raised the home birth rate from 2.1% to 5.4% in three years',
        'Chair the monthly review of incidents and near misses',
      ],
    },
    {
      company: 'Penmarrow Hospitals NHS Trust',
      position: 'Community Midwife (Band 6)',
      place: 'Falmouth',
      start: '2014-04',
      end: '2019-10',
      bullets: [
        'Carried a caseload of 95 women across nine villages and two islands',
        'Mentored eleven student midwives',
      ],
    },
    {
      company: 'Penmarrow Hospitals NHS Trust',
      position: 'Rotational Midwife (Band 5)',
      place: 'Truro',
      start: '2011-09',
      end: '2013-03',
      bullets: ['Rotated through delivery suite, antenatal ward and day assessment unit'],
    },
    {
      company: 'Severnside Maternity Unit',
      position: 'Newly Qualified Midwife',
      place: 'Gloucester',
      start: '2009-02',
      end: '2011-08',
      bullets: ['Completed the preceptorship programme within 14 months'],
    },
  ],
  education: [
    {
      institution: 'Tamar Valley University',
      degree: 'MSc',
      field: 'Advanced Midwifery Practice',
      place: 'Plymouth',
      start: '2016-09',
      end: '2019-07',
      note: 'Part-time; dissertation on transfers from home to hospital',
    },
    {
      institution: 'University of Avonbridge',
      degree: 'BSc (Hons) Midwifery',
      place: 'Bristol',
      start: '2005-09',
      end: '2008-12',
      note: 'Upper second class',
    },
  ],
  skills: [
    {
      group: 'Clinical',
      items: [
        'Perineal suturing',
        'Water birth',
        'CTG interpretation',
        'Cannulation',
        'Neonatal life support',
        'Newborn physical examination',
      ],
    },
    { group: 'Leadership', items: ['Rostering', 'Clinical supervision', 'Audit'] },
    { group: 'Systems', items: ['BadgerNet', 'SystmOne'] },
  ],
  certifications: [
    { name: 'Professional Midwifery Advocate', issuer: 'Tamar Valley University', date: '2021-06' },
    { name: 'Newborn and Infant Physical Examination', issuer: 'NHS England', date: '2015-03' },
    { name: 'PROMPT Facilitator', date: '2018-10' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Cornish', level: 'basic' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Gig rower and treasurer, Restronguet Rowing Club'] },
    { kind: 'references', lines: ['Two references can be supplied on request'] },
  ],
};
