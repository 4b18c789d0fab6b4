import type { Person } from '../person';

export const assunta: Person = {
  id: 'assunta',
  language: 'it',
  name: 'Maria Assunta De Benedictis',
  title: 'Operatrice Socio-Sanitaria (OSS)',
  email: 'mariassunta.debenedictis@posta.example',
  phone: '+39 333 555 0187',
  street: 'Via Giovanni Amendola n. 172/C',
  place: '70126 Bari (BA)',
  placeForms: ['Bari (BA)', '70126 Bari', 'Bari'],
  links: [],
  summary:
    'Operatrice socio-sanitaria qualificata con esperienza decennale in RSA, ospedale e assistenza domiciliare. Persona seria, paziente e puntuale, abituata a lavorare su turni e in équipe. Automunita, disponibile da subito anche per le notti.',
  work: [
    {
      company: 'RSA Villa San Nicola, Coop. Soc. La Rondine a r.l.',
      position: 'Operatrice socio-sanitaria',
      place: 'Bari',
      start: '2019-09',
      end: 'present',
      bullets: [
        'Assistenza a 24 ospiti non autosufficienti su tre turni',
        'Igiene personale, mobilizzazione, aiuto nell’alimentazione e nella deambulazione',
        'Rilevazione dei parametri vitali e compilazione della scheda di consegna',
      ],
    },
    {
      company: 'A.O.U. Consorziale Policlinico',
      position: 'OSS a tempo determinato, reparto di Geriatria',
      place: 'Bari',
      start: '2017-06',
      end: '2019-05',
      bullets: [
        'Supporto al personale infermieristico',
        'Sanificazione dell’unità del paziente e trasporto degenti',
      ],
    },
    {
      company: 'Famiglia privata',
      position: 'Assistente familiare (badante)',
      place: 'Triggiano (BA)',
      start: '2014-01',
      end: '2017-03',
      bullets: ['Assistenza diurna a persona anziana affetta da Alzheimer'],
    },
    {
      company: 'Supermercati Primafila S.r.l.',
      position: 'Addetta alle vendite e cassiera',
      place: 'Modugno (BA)',
      start: '2003-04',
      end: '2012-10',
      bullets: ['Cassa, banco gastronomia, rifornimento scaffali e inventario'],
    },
    {
      company: 'Confezioni Apulia di Lorusso & C. S.n.c.',
      position: 'Operaia addetta al taglio e cucito',
      place: 'Putignano (BA)',
      start: '1997',
      end: '2003',
      bullets: ['Macchina lineare e tagliacuce, controllo qualità dei capi'],
    },
  ],
  education: [
    {
      institution: 'EN.A.P. Puglia',
      degree: 'Attestato di qualifica di Operatore Socio-Sanitario',
      place: 'Bari',
      start: '2012-11',
      end: '2013-12',
      note: '1000 ore, di cui 450 di tirocinio',
    },
    {
      institution: 'I.P.S.I.A. “Luigi Santarella”',
      degree: 'Diploma di qualifica professionale di Operatore della Moda',
      place: 'Bari',
      start: '1993-09',
      end: '1996-07',
    },
  ],
  skills: [
    {
      group: 'Assistenza',
      items: [
        'Mobilizzazione',
        'Igiene della persona',
        'Parametri vitali',
        'Prevenzione delle lesioni da decubito',
      ],
    },
    { group: 'Altro', items: ['Lavoro in équipe', 'Cucina', 'Uso del computer (base)', 'Patente B'] },
  ],
  certifications: [
    { name: 'BLSD – Rianimazione cardiopolmonare', issuer: 'Croce Rossa Italiana', date: '2023-10' },
    { name: 'Formazione sicurezza lavoratori, rischio alto (16 ore)', date: '2019-09' },
    { name: 'Attestato HACCP', issuer: 'ASL Bari', date: '2018-02' },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Francese', level: 'scolastico' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Mensa dei poveri della Parrocchia San Pasquale, il sabato'] },
    { kind: 'interests', lines: ['Cucito, ballo di gruppo, passeggiate'] },
  ],
};
