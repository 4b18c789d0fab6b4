import type { Person } from '../person';

export const magdalena: Person = {
  id: 'magdalena',
  language: 'de',
  name: 'Magdalena Höllriegl',
  title: 'Konditormeisterin',
  email: 'magdalena@hoellriegl.example',
  phone: '+43 660 555 12 34',
  place: 'Salzburg, Österreich',
  links: [{ site: 'Instagram', address: 'https://www.instagram.com/hoellriegl.patisserie' }],
  summary:
    'Konditormeisterin mit einer Schwäche für Germteig und einer Stärke in der Kalkulation. Acht Jahre Führung von Backstuben mit bis zu zwölf Leuten.',
  work: [
    {
      company: 'Café Mirabellhof',
      position: 'Leiterin der Konditorei',
      place: 'Salzburg',
      start: '2019-05',
      end: 'present',
      bullets: [
        'Verantwortung für zwölf Mitarbeitende und 380 Torten im Monat',
        'Wareneinsatz von 34 auf 27 Prozent gesenkt',
        'Ausbildung von fünf Lehrlingen, zwei davon Landessieger',
      ],
    },
    {
      company: 'Hotel Seeblick am Fuschl',
      position: 'Chef Pâtissière',
      place: 'Fuschl am See',
      start: '2015-03',
      end: '2019-04',
      bullets: ['Dessertkarte für zwei Haubenküchen', 'Planung von Hochzeiten mit bis zu 250 Gästen'],
    },
    {
      company: 'Confiserie Grüezi',
      position: 'Konditorin und Chocolatière',
      place: 'Luzern, Schweiz',
      start: '2012-09',
      end: '2015-02',
      bullets: ['Pralinenfertigung von Hand, 60 Sorten'],
    },
  ],
  education: [
    {
      institution: 'Meisterschule für das Konditorgewerbe Wels',
      degree: 'Meisterprüfung',
      place: 'Wels',
      start: '2013-09',
      end: '2014-06',
      note: 'mit Auszeichnung',
    },
    {
      institution: 'Landesberufsschule Obertrum',
      degree: 'Lehrabschluss Konditorin',
      place: 'Obertrum',
      start: '2009-09',
      end: '2012-07',
    },
  ],
  skills: [
    {
      group: 'Handwerk',
      items: ['Zuckerarbeiten', 'Temperieren', 'Plunderteig', 'Marzipanmodellage', 'Speiseeis'],
    },
    { group: 'Betrieb', items: ['HACCP', 'Kalkulation', 'Dienstplanung', 'Lehrlingsausbildung'] },
  ],
  certifications: [
    { name: 'Ausbilderprüfung', issuer: 'Wirtschaftskammer Salzachtal', date: '2014-07' },
    { name: 'Diplomierte Chocolatière', issuer: 'Schokoladenakademie Zug', date: '2014-01' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Italienisch', level: 'B1' },
  ],
  further: [
    { kind: 'awards', lines: ['Goldmedaille, Junge Pâtisserie Alpenraum, 2017'] },
    { kind: 'interests', lines: ['Klettersteige, Blasmusik (Klarinette)'] },
  ],
};
