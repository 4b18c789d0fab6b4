import type { Person } from '../person';

export const loris: Person = {
  id: 'loris',
  language: 'it',
  name: 'Loris Zanchetta',
  title: 'Neodiplomato in informatica',
  email: 'loris.zanchetta@postaveneta.example',
  phone: '389 555 0126',
  street: 'Via Borgo Padova 14/C',
  place: 'Castelfranco Veneto (TV)',
  placeForms: ['Castelfranco Veneto'],
  links: [{ site: 'GitHub', address: 'https://github.com/loriszanchetta' }],
  summary:
    'Ho diciannove anni e ho appena finito l’istituto tecnico. Cerco un primo impiego come tecnico informatico o sviluppatore, sono automunito e disponibile anche a turni.',
  work: [
    {
      company: 'Bit & Bottega snc',
      position: 'Stagista tecnico hardware',
      place: 'Castelfranco Veneto',
      start: '2024-06',
      end: '2024-08',
      bullets: ['Riparazione di portatili e assistenza ai clienti', 'Configurazione di reti domestiche'],
    },
  ],
  education: [
    {
      institution: 'ITIS Galilei-Barsanti',
      degree: 'Diploma di perito informatico',
      place: 'Castelfranco Veneto',
      start: '2020-09',
      end: '2025-07',
      note: '92/100',
    },
  ],
  skills: [
    { group: 'Informatica', items: ['Java', 'Python', 'HTML', 'CSS', 'MySQL', 'Linux', 'Reti TCP/IP'] },
    { group: 'Personali', items: ['Puntualità', 'Voglia di imparare'] },
  ],
  certifications: [
    { name: 'ICDL Full Standard', issuer: 'AICA', date: '2023-05' },
    { name: 'B2 First', issuer: 'Cambridge English', date: '2024-12' },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Inglese', level: 'B2' },
  ],
  further: [
    { kind: 'projects', lines: ['Turni, un programma per i turni dei volontari della Croce Verde'] },
    { kind: 'volunteering', lines: ['Animatore al Grest parrocchiale, estati 2021–2023'] },
    { kind: 'interests', lines: ['Pallavolo, chitarra, videogiochi'] },
  ],
};
