import type { Person } from '../person';

export const alistair: Person = {
  id: 'alistair',
  language: 'en',
  name: 'Alistair Pemberton-Ross',
  title: 'Retired Army Officer and Operations Adviser',
  email: 'alistair@pembertonross.example',
  phone: '+44 (0)1722 555 0190',
  street: '7 Mill Lane',
  place: 'Salisbury, United Kingdom',
  links: [{ site: 'pembertonross.example', address: 'https://pembertonross.example' }],
  summary:
    'Twenty-six years in the Army, the last six planning operations with civilian partners. Now advise charities and councils on emergencies: who decides, who drives, who tells the families.',
  work: [
    {
      company: 'Wessex Resilience Partnership',
      position: 'Emergency Planning Adviser',
      place: 'Salisbury',
      start: '2017-09',
      end: 'present',
      bullets: [
        'Wrote flood plans for 41 parishes and rehearsed each of them with those who live there',
        'Coordinated shelter for 900 residents after the winter storms of 2020',
      ],
    },
    {
      company: 'British Army',
      position: 'Lieutenant Colonel, Commanding Officer',
      place: 'Tidworth',
      start: '2011-01',
      end: '2017-08',
      bullets: [
        'Commanded a logistic regiment of 560 soldiers on two operational tours',
        'Planned the withdrawal of 3,400 vehicles without loss',
        'Reported to a coalition headquarters of eleven nations',
      ],
    },
    {
      company: 'British Army',
      position: 'Major, Squadron Commander',
      place: 'Gütersloh, Germany',
      start: '2002-04',
      end: '2010-12',
      bullets: ['Led a transport squadron of 140 and its families through a move of garrison'],
    },
    {
      company: 'British Army',
      position: 'Troop Commander',
      place: 'Aldershot',
      start: '1991-08',
      end: '2002-03',
      bullets: ['Served in Bosnia, Cyprus and Northern Ireland'],
    },
  ],
  education: [
    {
      institution: 'Royal Staff College, Harrowdene',
      degree: 'MA',
      field: 'Defence Studies',
      place: 'Swindon',
      start: '2001-09',
      end: '2002-07',
    },
    {
      institution: 'University of Northmoor',
      degree: 'BA (Hons)',
      field: 'Geography',
      place: 'Durham',
      start: '1987',
      end: '1990',
    },
  ],
  skills: [
    {
      group: 'Planning',
      items: ['Contingency planning', 'Risk registers', 'Exercise design', 'Fleet management'],
    },
    { group: 'People', items: ['Public speaking', 'Mediation', 'Mentoring'] },
  ],
  certifications: [
    { name: 'Member of the Emergency Planning Guild', issuer: 'Emergency Planning Guild', date: '2018' },
    { name: 'PRINCE2 Practitioner', issuer: 'Axiom Examinations', date: '2016-10' },
  ],
  languages: [
    { name: 'English', level: 'mother tongue' },
    { name: 'German', level: 'B2' },
  ],
  further: [
    {
      kind: 'awards',
      lines: ['Officer of the Order of St Aldhelm, 2016', 'Queen’s Commendation for Valuable Service, 2009'],
    },
    { kind: 'volunteering', lines: ['Trustee, Avon Valley Food Bank, since 2018'] },
  ],
};
