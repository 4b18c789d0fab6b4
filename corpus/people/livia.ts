import type { Person } from '../person';

export const livia: Person = {
  id: 'livia',
  language: 'de',
  name: 'Livia Odermatt-Gashi',
  title: 'Fachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis',
  email: 'livia.odermatt@reusspost.example',
  phone: '+41 79 555 01 62',
  street: 'Bundesstrasse 31',
  place: '6003 Luzern',
  placeForms: ['Luzern'],
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/livia-odermatt-gashi' }],
  summary:
    'Buchhalterin mit Freude an sauberen Abschlüssen. Zehn Jahre Erfahrung in Treuhand und Industrie, sicher in Swiss GAAP FER, Mehrwertsteuer und Lohnwesen, ruhig im Jahresabschluss.',
  work: [
    {
      company: 'Pilatus Kunststofftechnik AG',
      position: 'Leiterin Rechnungswesen',
      place: 'Emmenbrücke',
      start: '2021-09',
      end: 'present',
      bullets: [
        'Monats- und Jahresabschlüsse nach Swiss GAAP FER für vier Gesellschaften',
        'Fachliche Führung von drei Mitarbeitenden (80 Prozent)',
        'Umstellung von Abacus Classic auf AbaWeb',
      ],
    },
    {
      company: 'Treuhand Bucher + Partner AG',
      position: 'Mandatsleiterin Treuhand',
      place: 'Luzern',
      start: '2017-01',
      end: '2021-08',
      bullets: ['Betreuung von 45 Mandaten', 'Steuererklärungen und Mehrwertsteuerabrechnungen'],
    },
    {
      company: 'Treuhand Bucher + Partner AG',
      position: 'Sachbearbeiterin Treuhand',
      place: 'Luzern',
      start: '2015-08',
      end: '2016-12',
      bullets: ['Finanz- und Lohnbuchhaltungen von Handwerksbetrieben'],
    },
    {
      company: 'Spedition Rothenfluh AG',
      position: 'Debitorenbuchhalterin',
      place: 'Rothenburg',
      start: '2014-08',
      end: '2015-07',
      bullets: ['Mahnwesen und Zahlungsverkehr'],
    },
  ],
  education: [
    {
      institution: 'Höhere Fachschule Zentralschweiz',
      degree: 'Fachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis',
      place: 'Luzern',
      start: '2017-10',
      end: '2020-04',
    },
    {
      institution: 'Akademie Seetal',
      degree: 'Sachbearbeiterin Rechnungswesen edupool.ch',
      place: 'Hochdorf',
      start: '2015-10',
      end: '2016-12',
    },
    {
      institution: 'KV Luzerner Hinterland',
      degree: 'Kauffrau EFZ (M-Profil)',
      place: 'Willisau',
      start: '2011-08',
      end: '2014-07',
      note: 'Mit Berufsmaturität; Lehrbetrieb: Gemeindeverwaltung Dagmersellen',
    },
  ],
  skills: [
    {
      group: 'Fachlich',
      items: ['Swiss GAAP FER', 'MWST', 'Lohnbuchhaltung', 'Konsolidierung', 'Budgetierung'],
    },
    { group: 'Software', items: ['Abacus', 'Sage 50', 'SAP FI', 'Excel', 'Power Query'] },
    { group: 'Persönlich', items: ['Genauigkeit', 'Teamfähigkeit'] },
  ],
  certifications: [
    { name: 'Berufsbildnerkurs', issuer: 'Kanton Luzern', date: '2022-03' },
    { name: 'Cambridge First Certificate', date: '2013-06' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Albanisch', level: 'Muttersprache' },
    { name: 'Französisch', level: 'B1' },
    { name: 'Englisch', level: 'B2' },
  ],
  further: [
    { kind: 'references', lines: ['Auf Anfrage'] },
    { kind: 'interests', lines: ['Rudern, Guggenmusik, Backen'] },
  ],
};
