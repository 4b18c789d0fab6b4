import type { Person } from '../person';

export const ginevra: Person = {
  id: 'ginevra',
  language: 'it',
  name: 'Ginevra Scarpellini',
  title: 'Architetta',
  email: 'studio@ginevrascarpellini.example',
  phone: '+39 345 555 0174',
  street: 'Via del Pratello 61',
  place: '40122 Bologna',
  placeForms: ['Bologna'],
  links: [
    { site: 'Portfolio', address: 'https://www.ginevrascarpellini.example/portfolio' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/ginevra-scarpellini' },
  ],
  summary:
    'Architetta iscritta all’Ordine di Bologna, mi occupo di restauro e riuso di edifici industriali. Ho seguito cantieri fino a 6 milioni di euro e collaboro con imprese, soprintendenze e amministrazioni comunali.',
  work: [
    {
      company: 'Studio Scarpellini',
      position: 'Libera professionista',
      place: 'Bologna',
      start: '2020-10',
      end: 'present',
      bullets: [
        'Riuso di un ex zuccherificio come biblioteca comunale',
        'Dodici ristrutturazioni di appartamenti nel centro storico',
      ],
    },
    {
      company: 'Laboratorio Architettura Emilia Srl',
      position: 'Capoprogetto',
      place: 'Modena',
      start: '2015-02',
      end: '2020-09',
      bullets: [
        'Direzione lavori di due scuole dopo il sisma',
        'Coordinamento di strutturisti e impiantisti',
      ],
    },
    {
      company: 'Laboratorio Architettura Emilia Srl',
      position: 'Architetta collaboratrice',
      place: 'Modena',
      start: '2011-03',
      end: '2015-01',
      bullets: ['Progetti esecutivi e computi metrici'],
    },
    {
      company: 'Atelier Vandermeer & Claes',
      position: 'Tirocinante',
      place: 'Anversa, Belgio',
      start: '2010-03',
      end: '2010-12',
      bullets: ['Plastici e tavole per quattro concorsi'],
    },
  ],
  education: [
    {
      institution: 'Università degli Studi della Romagna',
      degree: 'Scuola di specializzazione',
      field: 'Beni architettonici',
      place: 'Ravenna',
      start: '2012-11',
      end: '2014-12',
    },
    {
      institution: 'Politecnico dell’Adriatico',
      degree: 'Laurea magistrale',
      field: 'Architettura',
      place: 'Ferrara',
      start: '2007-09',
      end: '2010-02',
      note: '110/110 e lode',
    },
    {
      institution: 'Politecnico dell’Adriatico',
      degree: 'Laurea triennale',
      field: 'Scienze dell’architettura',
      place: 'Ferrara',
      start: '2004-09',
      end: '2007-07',
    },
    {
      institution: 'Liceo artistico Guercino',
      degree: 'Diploma di maturità artistica',
      place: 'Cento (FE)',
      end: '2004-07',
      note: '96/100',
    },
  ],
  skills: [
    {
      group: 'Progettazione',
      items: ['Restauro', 'Direzione lavori', 'Computo metrico', 'Rilievo laser scanner'],
    },
    { group: 'Software', items: ['AutoCAD', 'Revit', 'Rhino', 'PriMus', 'Photoshop', 'InDesign', 'QGIS'] },
  ],
  certifications: [
    { name: 'Coordinatrice della sicurezza nei cantieri', issuer: 'Cassa Edile di Modena', date: '2013-05' },
    { name: 'Esperta CasaClima', issuer: 'Agenzia CasaClima', date: '2018-10' },
    { name: 'Abilitazione alla professione di architetto', date: '2010' },
  ],
  languages: [
    { name: 'Italiano', level: 'madrelingua' },
    { name: 'Inglese', level: 'C1' },
    { name: 'Francese', level: 'B1' },
  ],
  further: [
    { kind: 'awards', lines: ['Premio Mattone Vecchio, menzione d’onore 2022'] },
    { kind: 'publications', lines: ['«Zucchero e libri», Quaderni del Reno 14, 2023, pp. 31–45'] },
  ],
};
