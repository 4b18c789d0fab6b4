import type { Person } from '../person';

export const folasade: Person = {
  id: 'folasade',
  language: 'en',
  name: 'Folasade Adebayo-Bello',
  title: 'Community and Hospital Pharmacist',
  email: 'sade.adebayobello@mailbox-ng.example',
  phone: '0803 555 0164',
  street: '7 Awolowo Avenue, Old Bodija',
  place: 'Ibadan, Oyo State',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/folasade-adebayo-bello' }],
  summary:
    'Pharmacist with five years of post-licensure experience in dispensing, patient counselling and drug supply management. Committed to rational drug use and to good stock keeping.',
  work: [
    {
      company: 'Greenleaf Pharmacy & Stores Ltd',
      position: 'Superintendent Pharmacist',
      place: 'Ibadan',
      start: '2022-08',
      end: 'present',
      bullets: [
        'Oversee two branches, four technicians and a monthly turnover of N28 million',
        'Set up a hypertension club with 160 members',
      ],
    },
    {
      company: 'Oke-Ado Specialist Hospital',
      position: 'Hospital Pharmacist',
      place: 'Ibadan',
      start: '2020-11',
      end: '2022-07',
      bullets: ['Ward rounds and drug information for 120 beds', 'Reduced expired stock by 40%'],
    },
    {
      company: 'General Hospital Kontagora',
      position: 'Corps Pharmacist (NYSC)',
      place: 'Kontagora, Niger State',
      start: '2019-10',
      end: '2020-09',
      bullets: ['Ran the HIV/TB pharmacy three days a week'],
    },
    {
      company: 'University Teaching Hospital Ogbomoso',
      position: 'Intern Pharmacist',
      place: 'Ogbomoso',
      start: '2018-08',
      end: '2019-08',
      bullets: ['Rotations in paediatrics, surgery and the drug revolving fund'],
    },
  ],
  education: [
    {
      institution: 'University of Ibarapa',
      degree: 'Bachelor of Pharmacy (B.Pharm.)',
      place: 'Igboora',
      start: '2012-10',
      end: '2018-03',
      note: 'CGPA 4.2 of 5.0',
    },
    {
      institution: 'St. Bridget’s Girls Grammar School',
      degree: 'Senior School Certificate (WASSCE)',
      place: 'Abeokuta',
      start: '2006-09',
      end: '2012-07',
    },
  ],
  skills: [
    {
      group: 'Professional',
      items: [
        'Dispensing',
        'Pharmacovigilance',
        'Medication counselling',
        'Inventory management',
        'Compounding',
      ],
    },
    { group: 'Computer', items: ['Microsoft Office', 'RxSoft POS', 'SPSS'] },
  ],
  certifications: [
    { name: 'Licence to Practise', issuer: 'Pharmacy Council of Nigeria', date: '2019' },
    { name: 'Good Pharmacy Practice', issuer: 'ACPN', date: '2023' },
    { name: 'Project Management Essentials', date: '2021' },
  ],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Yoruba', level: 'native' },
    { name: 'Hausa', level: 'basic' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Health talks at Bodija market, Rotaract Club of Ibadan'] },
    { kind: 'interests', lines: ['Singing, baking and badminton'] },
  ],
};
