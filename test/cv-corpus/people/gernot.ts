import type { Person } from '../person';

export const gernot: Person = {
  id: 'gernot',
  language: 'de',
  name: 'Gernot Pirkheimer',
  title: 'Küchenchef',
  email: 'gernot.pirkheimer@karawanken.example',
  phone: '+43 664 55501 83',
  place: 'Villach, Österreich',
  links: [{ site: 'Instagram', address: 'https://www.instagram.com/gernot.kocht' }],
  summary:
    'Koch aus Leidenschaft, seit 2009 in der gehobenen Gastronomie zuhause. Alpen-Adria-Küche mit Produkten aus der Region, zwei Hauben im Gasthaus Drauwirt.',
  work: [
    {
      company: 'Gasthaus Drauwirt',
      position: 'Küchenchef',
      place: 'Villach',
      start: '2021-03',
      end: 'present',
      bullets: [
        'Führung von sieben Köchen und drei Lehrlingen',
        'Wareneinsatz von 34 auf 28 Prozent gesenkt',
        'Zwei Hauben seit 2023',
      ],
    },
    {
      company: 'Seehotel Landskron',
      position: 'Sous-Chef',
      place: 'Ossiach',
      start: '2017-04',
      end: '2020-10',
      bullets: ['Vertretung des Küchenchefs', 'Bankette bis 350 Personen'],
    },
    {
      company: 'Hotel Edelweiß Obergurgl',
      position: 'Chef Saucier',
      place: 'Obergurgl',
      start: '2014-12',
      end: '2017-03',
      bullets: ['Drei Wintersaisonen in einem Haus mit 180 Betten'],
    },
    {
      company: 'Osteria da Bepi',
      position: 'Commis de Cuisine',
      place: 'Udine, Italien',
      start: '2013-05',
      end: '2014-10',
      bullets: ['Pasta, Fisch und Friulanisch gelernt'],
    },
    {
      company: 'Strandhotel Faakersee',
      position: 'Jungkoch',
      place: 'Faak am See',
      start: '2012-05',
      end: '2012-09',
      bullets: ['Kalte Küche und Grillbuffet'],
    },
    {
      company: 'Österreichisches Bundesheer',
      position: 'Grundwehrdiener in der Truppenküche',
      place: 'Klagenfurt',
      start: '2011-09',
      end: '2012-02',
      bullets: ['Verpflegung für 400 Soldaten'],
    },
  ],
  education: [
    {
      institution: 'WIFI Kärnten',
      degree: 'Befähigungsprüfung Gastgewerbe',
      place: 'Klagenfurt',
      start: '2019-11',
      end: '2020-03',
    },
    {
      institution: 'Fachberufsschule Oberwollanig',
      degree: 'Lehrabschluss Koch',
      place: 'Villach',
      start: '2008-09',
      end: '2011-08',
      note: 'Lehrbetrieb: Parkhotel Warmbad. Mit Auszeichnung bestanden',
    },
  ],
  skills: [
    { group: 'Küche', items: ['Alpen-Adria-Küche', 'Saucen', 'Wild', 'Fermentieren', 'Patisserie'] },
    { group: 'Betrieb', items: ['Menükalkulation', 'HACCP', 'Dienstplanung', 'Lehrlingsausbildung'] },
  ],
  certifications: [
    { name: 'Ausbilderprüfung', issuer: 'WKO Kärnten', date: '2018-11' },
    { name: 'Diplom-Käsekenner', issuer: 'WIFI Kärnten', date: '2022-02' },
    { name: 'Allergenbeauftragter', date: '2016' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Italienisch', level: 'fließend' },
    { name: 'Englisch', level: 'gut' },
    { name: 'Slowenisch', level: 'Grundkenntnisse' },
  ],
  further: [
    {
      kind: 'awards',
      lines: ['Lehrlingswettbewerb Kärnten, 2. Platz (2010)', 'Zwei Hauben für den Drauwirt (2023)'],
    },
    { kind: 'interests', lines: ['Skitouren, Bienen, Blasmusik'] },
  ],
};
