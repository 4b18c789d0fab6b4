import type { Person } from '../person';

export const chiara: Person = {
  id: 'chiara',
  language: 'it',
  name: 'Chiara Dell’Orto',
  title: 'Responsabile di ricevimento',
  email: 'chiara.dellorto@hotelposta.example',
  phone: '+41 91 555 01 45',
  place: 'Lugano, Svizzera',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/chiaradellorto' }],
  summary:
    'Dieci anni di ricevimento in alberghi di lago e di montagna. Parla con tutti, ricorda i nomi, chiude i conti.',
  work: [
    {
      company: 'Grand Hotel Ceresio',
      position: 'Capo ricevimento',
      place: 'Lugano',
      start: '2018-03',
      end: 'present',
      bullets: [
        'Gruppo di nove persone su tre turni',
        'Valutazione media degli ospiti salita da 8,3 a 9,1',
        'Introduzione del check-in dal telefono',
      ],
    },
    {
      company: 'Albergo Stella Alpina',
      position: 'Segretaria di ricevimento',
      place: 'Airolo',
      start: '2014-12',
      end: '2018-02',
      bullets: ['Prenotazioni di gruppo e fatturazione'],
    },
    {
      company: 'Terme di Acquachiara',
      position: 'Addetta all’accoglienza',
      place: 'Sondrio, Italia',
      start: '2012-summer',
      end: '2014-11',
      bullets: ['Vendita di trattamenti e gestione dei reclami'],
    },
  ],
  education: [
    {
      institution: 'Scuola superiore alberghiera del Verbano',
      degree: 'Diploma SSS',
      field: 'gestione alberghiera',
      place: 'Locarno',
      start: '2012-09',
      end: '2014-10',
    },
    {
      institution: 'Istituto tecnico per il turismo Valtellina',
      degree: 'Diploma di maturità',
      place: 'Sondrio',
      start: '2007',
      end: '2012',
      note: '92/100',
    },
  ],
  skills: [
    { group: 'Sistemi', items: ['Fidelio', 'Protel', 'Channel manager', 'Excel'] },
    {
      group: 'Accoglienza',
      items: ['Gestione reclami', 'Vendita aggiuntiva', 'Turnistica', 'Revenue management'],
    },
  ],
  certifications: [
    { name: 'Formatrice aziendale', issuer: 'Istituto cantonale della formazione', date: '2019-05' },
    { name: 'Primo soccorso', issuer: 'Samaritani del Lago', date: '2021-10' },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Tedesco', level: 'C1' },
    { name: 'Inglese', level: 'C1' },
    { name: 'Russo', level: 'A2' },
  ],
  further: [{ kind: 'volunteering', lines: ['Guida del sentiero storico di Gandria, dal 2019'] }],
};
