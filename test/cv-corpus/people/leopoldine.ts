import type { Person } from '../person';

export const leopoldine: Person = {
  id: 'leopoldine',
  language: 'de',
  name: 'Leopoldine Hrdlicka',
  title: 'Physiotherapeutin',
  email: 'l.hrdlicka@bewegt.example',
  phone: '+43 660 555 2718',
  street: 'Lerchenfelder Gürtel 19/7, 1070',
  place: 'Wien, Österreich',
  links: [{ site: 'XING', address: 'https://www.xing.com/profile/Leopoldine_Hrdlicka' }],
  summary:
    'Physiotherapeutin mit Schwerpunkt Wirbelsäule und Tanzmedizin. Hört zuerst zu und misst danach noch einmal.',
  work: [
    {
      company: 'Praxis am Gürtel',
      position: 'Leitende Physiotherapeutin',
      place: 'Wien',
      start: '2017-10',
      end: 'present',
      bullets: ['Führt ein Team von fünf Therapeutinnen', 'Betreut zwei Tanzensembles auf Tournee'],
    },
    {
      company: 'Landesklinikum Waldviertel',
      position: 'Physiotherapeutin Orthopädie',
      place: 'Horn',
      start: '2012-08',
      end: '2017-09',
      bullets: ['Nachbehandlung von 900 Gelenkersätzen', 'Einschulung neuer Kolleginnen'],
    },
    {
      company: 'Kurzentrum Bad Thaya',
      position: 'Therapeutin',
      place: 'Bad Thaya',
      start: '2010-07',
      end: '2012-07',
      bullets: ['Gruppen- und Wassertherapie'],
    },
  ],
  education: [
    {
      institution: 'Fachhochschule Donauau',
      degree: 'Master of Science',
      field: 'Muskuloskelettale Therapie',
      place: 'Krems',
      start: '2014-10',
      end: '2016-09',
    },
    {
      institution: 'Akademie für Physiotherapie Wien',
      degree: 'Diplom',
      field: 'Physiotherapie',
      place: 'Wien',
      start: '2007-09',
      end: '2010-06',
      note: 'Mit ausgezeichnetem Erfolg',
    },
    {
      institution: 'BG Zwettl',
      degree: 'Matura',
      place: 'Zwettl',
      start: '1999-09',
      end: '2007-06',
    },
  ],
  skills: [
    { group: 'Methoden', items: ['Maitland-Konzept', 'Lymphdrainage', 'Ganganalyse', 'Taping'] },
    { group: 'Organisation', items: ['Dienstplanung', 'Qualitätszirkel'] },
  ],
  certifications: [
    { name: 'Sportphysiotherapie', issuer: 'Verband der Therapieberufe', date: '2018-05' },
    { name: 'Manuelle Therapie Level 3', issuer: 'Institut Becken und Bogen', date: '2014-02' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Tschechisch', level: 'B1' },
  ],
  further: [{ kind: 'awards', lines: ['Posterpreis der Tanzmedizintage 2019'] }],
};
