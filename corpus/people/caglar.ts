import type { Person } from '../person';

export const caglar: Person = {
  id: 'caglar',
  language: 'de',
  name: 'Çağlar Demirtaş',
  title: 'Leiter Logistik',
  email: 'c.demirtas@frachtbrief.example',
  phone: '0172 5550199',
  street: 'Große Bleiche 12, 55116',
  place: 'Mainz',
  links: [
    { site: 'XING', address: 'https://www.xing.com/profile/Caglar_Demirtas' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/caglar-demirtas' },
  ],
  summary:
    'Logistiker, der im Lager angefangen hat und heute drei Standorte führt. Denkt in Rampen, Schichten und Durchlaufzeiten.',
  work: [
    {
      company: 'Rheinquell Getränke GmbH',
      position: 'Leiter Logistik',
      place: 'Mainz',
      start: '2020',
      end: 'present',
      bullets: [
        'Führung von 85 Mitarbeitenden an drei Standorten',
        'Einführung eines Lagerverwaltungssystems in elf Monaten',
        'Leerfahrten um 18 Prozent verringert',
      ],
    },
    {
      company: 'Spedition Gebr. Hollerbusch KG',
      position: 'Disponent Fernverkehr',
      place: 'Rüsselsheim',
      start: '2015',
      end: '2020',
      bullets: ['Disposition von 40 Zügen nach Polen, Italien und in die Türkei', 'Aufbau des Zollbüros'],
    },
    {
      company: 'Warenhaus Konrad SE',
      position: 'Schichtleiter Lager',
      place: 'Wiesbaden',
      start: '2011',
      end: '2015',
      bullets: ['Verantwortung für Wareneingang und Kommissionierung'],
    },
    {
      company: 'Warenhaus Konrad SE',
      position: 'Auszubildender',
      place: 'Wiesbaden',
      start: '2008',
      end: '2011',
      bullets: ['Ausbildung mit Stationen in Versand, Retouren und Inventur'],
    },
  ],
  education: [
    {
      institution: 'Hochschule am Taunus',
      degree: 'Bachelor of Arts',
      field: 'Logistikmanagement (berufsbegleitend)',
      place: 'Wiesbaden',
      start: '2013',
      end: '2017',
    },
    {
      institution: 'IHK-Bildungszentrum Rheinhessen',
      degree: 'Fachkraft für Lagerlogistik',
      place: 'Mainz',
      start: '2008',
      end: '2011',
    },
  ],
  skills: [
    { group: 'Software', items: ['SAP EWM', 'Power BI', 'Transporeon', 'MS Excel'] },
    {
      group: 'Fachlich',
      items: ['Zollabwicklung', 'Tourenplanung', 'Lean Management', 'Gefahrgut', 'Personalführung'],
    },
  ],
  certifications: [
    { name: 'Gefahrgutbeauftragter Straße', issuer: 'IHK Rheinhessen', date: '2018' },
    { name: 'Staplerschein', issuer: 'Fahrschule Lastenreich', date: '2009' },
    { name: 'Six Sigma Green Belt', issuer: 'Institut für Prozessgüte', date: '2021' },
  ],
  languages: [
    { name: 'Türkisch', level: 'Muttersprache' },
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'gut' },
  ],
  further: [{ kind: 'volunteering', lines: ['Jugendtrainer, SV Gonsbach 1921, seit 2016'] }],
};
