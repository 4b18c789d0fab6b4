import type { Person } from '../person';

export const youssef: Person = {
  id: 'youssef',
  language: 'nl',
  name: 'Youssef el Amrani',
  title: 'Allround elektromonteur',
  email: 'y.elamrani@postvak.example',
  phone: '06 - 5550 1274',
  street: 'Amsterdamsestraatweg 418-bis',
  place: '3551 CS Utrecht',
  placeForms: ['Utrecht'],
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/youssef-el-amrani-elektro' }],
  summary:
    'Gemotiveerde elektromonteur van 25 jaar met ervaring in woningbouw, utiliteit en zonnepanelen. Ik werk netjes en veilig, kan goed zelfstandig werken en wil graag doorgroeien naar eerste monteur. In het bezit van rijbewijs B en BE.',
  work: [
    {
      company: 'Van Doorn Elektrotechniek B.V.',
      position: 'Elektromonteur',
      place: 'Nieuwegein',
      start: '2022-01',
      end: 'present',
      bullets: [
        'Installeren van groepenkasten, laadpalen en domotica in nieuwbouwprojecten',
        'Storingsdienst, één week per vijf weken',
        'Begeleiden van leerlingen (BBL)',
      ],
    },
    {
      company: 'Zon op Zuid',
      position: 'Monteur zonnepanelen',
      place: 'IJsselstein',
      start: '2020-08',
      end: '2021-12',
      bullets: ['Montage en aansluiten van zo’n 300 systemen', 'Oplevering en uitleg aan bewoners'],
    },
    {
      company: 'Installatiebedrijf Gebr. Verhoef',
      position: 'Leerling-monteur (BBL)',
      place: 'Utrecht',
      start: '2017-09',
      end: '2020-07',
      bullets: ['Leidingen leggen, lasdozen monteren en bedraden', 'Renovatie van 120 portiekwoningen'],
    },
    {
      company: 'Supermarkt De Gaard',
      position: 'Vakkenvuller',
      place: 'Utrecht',
      start: '2015',
      end: '2017',
      bullets: ['Bijbaan naast school'],
    },
  ],
  education: [
    {
      institution: 'ROC Midden Nederland',
      degree: 'Mbo Eerste monteur elektrotechnische installaties (niveau 3)',
      place: 'Nieuwegein',
      start: '2017-09',
      end: '2020-07',
      note: 'Diploma behaald',
    },
    {
      institution: 'Trajectum College',
      degree: 'Vmbo-kader, profiel Produceren, Installeren en Energie',
      place: 'Utrecht',
      start: '2013',
      end: '2017',
      note: 'Diploma behaald',
    },
  ],
  skills: [
    {
      group: 'Techniek',
      items: ['NEN 1010', 'Meten en testen', 'Laadpalen', 'KNX', 'Zonnepanelen', 'Tekeninglezen'],
    },
    { group: 'Persoonlijk', items: ['Klantgericht', 'Veilig werken', 'Zelfstandig'] },
  ],
  certifications: [
    { name: 'VCA Basis', issuer: 'SSVV', date: '2024-09' },
    { name: 'NEN 3140 Vakbekwaam persoon', issuer: 'ISSO', date: '2023-03' },
    { name: 'Werken met een hoogwerker', date: '2021' },
  ],
  languages: [
    { name: 'Nederlands', level: 'moedertaal' },
    { name: 'Marokkaans-Arabisch', level: 'vloeiend' },
    { name: 'Engels', level: 'redelijk' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Jeugdtrainer JO13 bij vv Zuilen-Noord'] },
    { kind: 'interests', lines: ['Voetbal, fitness, sleutelen aan brommers'] },
  ],
};
