import type { Person } from '../person';

export const federica: Person = {
  id: 'federica',
  language: 'it',
  name: 'Federica Lo Presti',
  title: 'Ingegnere meccanico',
  email: 'f.lopresti@officina.example',
  phone: '091 555 0134',
  street: 'Via dei Cantieri 33, 90142',
  place: 'Palermo',
  links: [],
  summary:
    'Progettista di macchine per l’imbottigliamento. Segue i prototipi dal disegno al primo milione di pezzi.',
  work: [
    {
      company: 'Trinacria Impianti S.p.A.',
      position: 'Responsabile progettazione',
      place: 'Palermo',
      start: '2016-04',
      end: 'present',
      bullets: [
        'Sviluppo di una riempitrice da 48.000 bottiglie l’ora',
        'Tre brevetti depositati',
        'Riduzione dei tempi di cambio formato da 40 a 9 minuti',
      ],
    },
    {
      company: 'Officine Meccaniche Garzanti',
      position: 'Progettista meccanico',
      place: 'Parma',
      start: '2011-10',
      end: '2016-03',
      bullets: ['Dimensionamento di riduttori e nastri', 'Collaudi presso clienti in undici paesi'],
    },
    {
      company: 'Cantiere Navale Conca d’Oro',
      position: 'Tirocinante',
      place: 'Palermo',
      start: '2010-03',
      end: '2010-09',
      bullets: ['Analisi delle vibrazioni di un asse portaelica'],
    },
  ],
  education: [
    {
      institution: 'Università degli Studi della Conca d’Oro',
      degree: 'Laurea magistrale',
      field: 'Ingegneria Meccanica',
      place: 'Palermo',
      start: '2008-10',
      end: '2011-07',
      note: '108/110',
    },
    {
      institution: 'Università degli Studi della Conca d’Oro',
      degree: 'Laurea triennale',
      field: 'Ingegneria Industriale',
      place: 'Palermo',
      start: '2005-10',
      end: '2008-10',
    },
    {
      institution: 'Liceo scientifico Basile',
      degree: 'Maturità scientifica',
      place: 'Palermo',
      end: '2005-07',
    },
  ],
  skills: [
    { group: 'Progettazione', items: ['SolidWorks', 'Ansys', 'Tolleranze geometriche', 'Pneumatica'] },
    { group: 'Produzione', items: ['FMEA', 'Lean', 'Saldatura', 'Controllo numerico'] },
  ],
  certifications: [
    {
      name: 'Abilitazione alla professione di ingegnere',
      issuer: 'Ordine degli Ingegneri di Sicilia',
      date: '2012-01',
    },
    { name: 'SolidWorks Expert', issuer: 'Ateneo CAD', date: '2015-06' },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Inglese', level: 'B2' },
    { name: 'Tedesco', level: 'A2' },
  ],
  further: [{ kind: 'interests', lines: ['Pallanuoto, restauro di motociclette'] }],
};
