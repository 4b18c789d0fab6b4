import type { Person } from '../person';

export const reto: Person = {
  id: 'reto',
  language: 'de',
  name: 'Reto Zürcher-Bühlmann',
  title: 'Dipl. Architekt ETA/SIA',
  email: 'reto@zuercher-buehlmann.example',
  phone: '+41 44 555 01 20',
  place: 'Winterthur, Schweiz',
  links: [{ site: 'Werkliste', address: 'https://zuercher-buehlmann.example/werke' }],
  summary:
    'Architekt mit Vorliebe für Umbauten: Schulen, Wohnhäuser, ein Spital im Betrieb. Vom Wettbewerb bis zur Schlussabrechnung.',
  work: [
    {
      company: 'Atelier Zürcher-Bühlmann',
      position: 'Inhaber',
      place: 'Winterthur',
      start: '2017-08',
      end: 'present',
      bullets: [
        'Umbau des Schulhauses Feldacher, CHF 14 Mio., Minergie-P-Eco',
        'Drei gewonnene Wettbewerbe im offenen Verfahren',
        'Team von fünf Architektinnen und Zeichnern',
      ],
    },
    {
      company: 'Kägi Amstutz Partner AG',
      position: 'Projektleiter',
      place: 'Zürich',
      start: '2010-02',
      end: '2017-07',
      bullets: [
        'Erweiterung des Kantonsspitals Hinterthurgau bei laufendem Betrieb',
        'Leitung von Ausschreibung und Bauleitung, bis zu 30 Unternehmer',
      ],
    },
    {
      company: 'Studio Lindqvist',
      position: 'Architekt',
      place: 'Kopenhagen, Dänemark',
      start: '2007-10',
      end: '2010-01',
      bullets: ['Genossenschaftlicher Wohnungsbau am Nordhafen'],
    },
  ],
  education: [
    {
      institution: 'Eidgenössische Technische Akademie Limmat',
      degree: 'Master of Science',
      field: 'Architektur',
      place: 'Zürich',
      start: '2005-09',
      end: '2007-09',
    },
    {
      institution: 'Eidgenössische Technische Akademie Limmat',
      degree: 'Bachelor of Science',
      field: 'Architektur',
      place: 'Zürich',
      start: '2001-10',
      end: '2005-07',
    },
    {
      institution: 'Kantonsschule Büelrain-Süd',
      degree: 'Matura',
      place: 'Winterthur',
      start: '1996',
      end: '2001',
    },
  ],
  skills: [
    { group: 'Programme', items: ['ArchiCAD', 'Rhino', 'Revit', 'Adobe InDesign'] },
    {
      group: 'Fachgebiete',
      items: ['Bauleitung', 'Kostenplanung', 'Holzbau', 'Denkmalpflege', 'Ausschreibung'],
    },
  ],
  certifications: [
    { name: 'Minergie-Fachpartner', issuer: 'Verein Energiehaus', date: '2018-03' },
    { name: 'BIM-Koordinator', issuer: 'Bauakademie Aargau', date: '2020-11' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Dänisch', level: 'B2' },
    { name: 'Französisch', level: 'C1' },
  ],
  further: [
    { kind: 'awards', lines: ['Anerkennung Gute Bauten Kanton, 2021', 'Prix Holz Ostschweiz, 2023'] },
    { kind: 'projects', lines: ['Pavillon aus Abbruchholz für das Quartierfest Töss, gebaut mit Lernenden'] },
  ],
};
