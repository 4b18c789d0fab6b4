import type { Person } from '../person';

export const sanne: Person = {
  id: 'sanne',
  language: 'nl',
  name: 'Sanne van der Meulen',
  title: 'Fysiotherapeut',
  email: 'sanne@vandermeulen.example',
  phone: '06-12345678',
  place: 'Utrecht, Nederland',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/sannevandermeulen' }],
  summary:
    'Fysiotherapeut met hart voor sport en oudere mensen. Werkt met meetbare doelen, korte lijnen en veel buitenlucht.',
  work: [
    {
      company: 'Praktijk De Beweging',
      position: 'Fysiotherapeut en praktijkhouder',
      place: 'Utrecht',
      start: '2017-01',
      end: 'present',
      bullets: [
        'Opbouw van een praktijk met zes collega’s en een oefenzaal',
        'Valpreventiegroep met 40 deelnemers per jaar',
        'Gemiddelde waardering van cliënten: 9,2',
      ],
    },
    {
      company: 'Ziekenhuis Vechtstreek',
      position: 'Fysiotherapeut',
      place: 'Maarssen',
      start: '2013-09',
      end: '2016-12',
      bullets: ['Revalidatie na heup- en knieoperaties', 'Lid van de werkgroep vroeg mobiliseren'],
    },
    {
      company: 'Volleybalclub Domstad',
      position: 'Sportfysiotherapeut',
      place: 'Utrecht',
      start: '2012',
      end: '2015',
      bullets: ['Begeleiding van de eerste dames in de eredivisie'],
    },
  ],
  education: [
    {
      institution: 'Hogeschool Midden-Rijn',
      degree: 'Master',
      field: 'Sportfysiotherapie',
      place: 'Utrecht',
      start: '2014-09',
      end: '2016-07',
    },
    {
      institution: 'Hogeschool Midden-Rijn',
      degree: 'Bachelor',
      field: 'Fysiotherapie',
      place: 'Utrecht',
      start: '2009-09',
      end: '2013-07',
    },
    {
      institution: 'Christelijk Lyceum Zeeweide',
      degree: 'VWO-diploma',
      place: 'Middelburg',
      start: '2003',
      end: '2009',
    },
  ],
  skills: [
    { group: 'Behandeling', items: ['Manuele therapie', 'Dry needling', 'Echografie', 'Oefentherapie'] },
    { group: 'Praktijk', items: ['Intramed', 'Planning', 'Groepslessen', 'Motiverende gespreksvoering'] },
  ],
  certifications: [
    { name: 'BIG-registratie', issuer: 'Zorgregister Nederland', date: '2013-08' },
    { name: 'Dry Needling niveau 2', issuer: 'Instituut Spierpunt', date: '2018-03' },
  ],
  languages: [
    { name: 'Nederlands', level: 'moedertaal' },
    { name: 'Engels', level: 'vloeiend' },
    { name: 'Duits', level: 'goed' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Verzorger bij de Singelloop, sinds 2014'] },
    { kind: 'interests', lines: ['Schaatsen, wadlopen, moestuin'] },
  ],
};
