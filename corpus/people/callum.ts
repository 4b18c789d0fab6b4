import type { Person } from '../person';

export const callum: Person = {
  id: 'callum',
  language: 'en',
  name: 'Callum Threlfall',
  title: 'HCPC Registered Paramedic',
  email: 'callum.threlfall@postbox.example',
  phone: '07700 900218',
  street: '8 Kilnhurst Terrace',
  place: 'Hebden Bridge HX7 8LN',
  placeForms: ['Hebden Bridge'],
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/callum-threlfall-paramedic' },
    { site: 'Calder Valley Search & Rescue', address: 'https://caldervalleyrescue.example/team' },
  ],
  summary:
    'Calm and clinically confident paramedic with seven years on the road, the last two of them in a senior role on a response car. I enjoy mentoring students and am looking for an Advanced Practitioner (Urgent Care) trainee post within West or South Yorkshire.',
  work: [
    {
      company: 'Yorkshire Ambulance Service NHS Trust',
      position: 'Senior Paramedic (Band 6), Rapid Response Vehicle',
      place: 'Halifax',
      start: '2023-04',
      end: 'present',
      bullets: [
        'Solo responder to category 1 and 2 calls across Calderdale, average of eight patient contacts per shift',
        'Clinical supervision of four newly qualified paramedics through their NQP consolidation',
        'Station lead for sepsis audit; time to pre-alert improved from 19 to 12 minutes',
      ],
    },
    {
      company: 'Yorkshire Ambulance Service NHS Trust',
      position: 'Paramedic',
      place: 'Bradford',
      start: '2019-09',
      end: '2023-03',
      bullets: [
        'Front-line double-crewed ambulance, rotating days and nights',
        'Practice Educator for students of two universities',
      ],
    },
    {
      company: 'Pennine Events Medical Ltd',
      position: 'Event Paramedic (bank)',
      place: 'Todmorden',
      start: '2020-06',
      end: 'present',
      bullets: ['Medical cover for fell races, motocross and festivals of up to 15,000 people'],
    },
    {
      company: 'St John Ambulance',
      position: 'Emergency Ambulance Crew',
      place: 'Huddersfield',
      start: '2015-05',
      end: '2016-08',
      bullets: ['Patient transport and event duties', 'Vehicle and equipment checks'],
    },
    {
      company: 'Tesco Stores',
      position: 'Customer Assistant, Nights',
      place: 'Brighouse',
      start: '2014-10',
      end: '2015-05',
      bullets: [],
    },
  ],
  education: [
    {
      institution: 'University of Bradford',
      degree: 'BSc (Hons) Paramedic Science',
      place: 'Bradford',
      start: '2016-09',
      end: '2019-07',
      note: 'First Class. Dissertation on pre-hospital pain relief in hip fracture.',
    },
    {
      institution: 'Greenhead Vale College',
      degree: 'BTEC Extended Diploma in Health and Social Care',
      place: 'Huddersfield',
      start: '2012-09',
      end: '2014-06',
      note: 'D*DD',
    },
  ],
  skills: [
    {
      group: 'Clinical',
      items: [
        'Advanced airway management',
        '12-lead ECG interpretation',
        'Intraosseous access',
        'Needle thoracocentesis',
        'Wound closure',
        'Mental capacity assessment',
      ],
    },
    { group: 'Systems', items: ['ePR (Cleric)', 'SystmOne', 'Airwave radio'] },
    { group: 'Other', items: ['Student mentoring', 'Clinical audit', 'Conflict resolution'] },
  ],
  certifications: [
    { name: 'HCPC Registration – Paramedic', issuer: 'Health and Care Professions Council', date: '2019-08' },
    { name: 'Advanced Life Support (ALS)', issuer: 'Resuscitation Council UK', date: '2024-02' },
    { name: 'Pre-Hospital Trauma Life Support', issuer: 'NAEMT', date: '2022-11' },
    { name: 'Level 3 Emergency Response Driving', issuer: 'FutureQuals', date: '2019-10' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'British Sign Language', level: 'Level 2' },
  ],
  further: [
    {
      kind: 'volunteering',
      lines: ['Casualty carer with Calder Valley Search & Rescue since 2018, around 40 call-outs a year'],
    },
    { kind: 'interests', lines: ['Fell running, allotment, Halifax Town season ticket holder'] },
    { kind: 'references', lines: ['References are available on request.'] },
  ],
};
